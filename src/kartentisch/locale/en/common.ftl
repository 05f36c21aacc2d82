loading = One moment…
home = Home
close = Close
try-again = Try again
language = Language
guest = Guest
you = you
bot = Bot
spectator = Spectator
empty-seat = Free seat
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

bot-beginner = Beginner
bot-regular = Intermediate
bot-expert = Expert
bot-random = Random
bot-ismcts = Thinker

## Refusals that the server does not know of

refused-offline = The server is not answering. Are you online?
