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
rule-number = (Rule { $rule })

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

## Refusals

refused-offline = The server does not answer. Is the network there?
refused-internal = That did not work.
refused-too-fast = Too much at once. Wait a moment, please.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-spectator = Only those who sit at the table may do that.
refused-host-only = Only the host may do that.
refused-wrong-name = A name has 1 to 20 characters.
refused-table-full = No seat is free any more.
refused-seat-taken = Somebody sits there already.
refused-seats-empty = There are still free seats.
refused-too-late = The game has begun already.
refused-not-playing = The game has not begun, or it is over.
refused-wrong-seat = It is not your turn.
refused-no-undo = This move cannot be taken back any more.
refused-away = A bot plays for you at the moment.
refused-not-over = Only when the game is over.
refused-rematched = The next table is open already.
refused-wrong-chat = At most 200 characters, please.
refused-storage = The server cannot store anything at the moment. Nothing has changed.
refused-take-or-pass = A card is offered: take it or pass.
refused-choose-a-half = Choose the half you play for.
refused-play-a-card = Play a card.
refused-not-in-hand = You do not hold this card.
refused-take-a-colour = Take a colour from the display.
refused-not-in-display = This colour is not in the display.
refused-name-the-golden-card = Name the golden card.
refused-make-a-bid = Make a bid.
refused-too-many-tricks = This round does not have so many tricks.
refused-follow-suit = You must follow the suit that was led.
refused-must-trump = Without the suit that was led you must trump.
refused-referee-turns = The colour cards are turned for you.
refused-moved-already = You have moved this colour card in this turn already.
refused-lies-so-already = This colour card already lies that way.
refused-ok-or-object = Say OK or object to a card.
refused-own-card = Nobody objects to a card of his own.
