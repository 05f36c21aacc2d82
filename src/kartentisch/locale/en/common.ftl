game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
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

## Cards

colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = purple
colour-o = orange
letter-r = R
letter-y = Y
letter-g = G
letter-b = B
letter-p = P
letter-o = O
suit-C = clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-name-7 = seven
rank-name-8 = eight
rank-name-9 = nine
rank-name-J = jack
rank-name-Q = queen
rank-name-K = king
rank-name-T = ten
rank-name-A = ace
card-number = { $value }
card-one-or-eleven = one or eleven
card-colour = { $colour } { $value }
card-suit = { $rank } of { $suit }
the-card-7 = the seven of { $suit }
the-card-8 = the eight of { $suit }
the-card-9 = the nine of { $suit }
the-card-J = the jack of { $suit }
the-card-Q = the queen of { $suit }
the-card-K = the king of { $suit }
the-card-T = the ten of { $suit }
the-card-A = the ace of { $suit }
the-card-r = the red { $value }
the-card-y = the yellow { $value }
the-card-g = the green { $value }
the-card-b = the blue { $value }
the-card-p = the purple { $value }
the-card-o = the orange { $value }
the-colour-r = red
the-colour-y = yellow
the-colour-g = green
the-colour-b = blue
the-colour-p = purple
the-colour-o = orange

## Refusals that the server does not know of

refused-offline = The server is not answering. Are you online?
