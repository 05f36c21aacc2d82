game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
loading = One moment …
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
bot-regular = Regular
bot-expert = Expert
bot-random = Chance
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
suit-C = Clubs
suit-S = Spades
suit-H = Hearts
suit-D = Diamonds
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
card-suit = { $suit } { $rank }

## Refusals that the server does not know of

refused-offline = The server does not answer. Is the network there?
