refused-name-the-golden-card = Now guess the golden card.
refused-make-a-bid = First bid how many tricks you will win.
refused-too-many-tricks = There are not that many tricks in this round.
refused-follow-suit = You still hold a card of the suit led.
refused-must-trump = You cannot follow suit, so you must play a trump.
refused-referee-turns = The table turns the colour cards for you.
refused-moved-already = You have already turned this colour card on this turn.
refused-lies-so-already = This colour card already lies that way.
refused-ok-or-object = Object to anything else that is wrong with the other players’ cards, then say “OK”.
refused-own-card = You cannot object to your own card.
refused-objected-already = You have already objected to this card.

rule-S1 = The game is for exactly 3 players, with 32 cards. You can only play a card that you have.
rule-S4 = In turn, everyone bids from zero up to the number of cards they hold.
rule-S5 = The player on the dealer’s left leads first. After that, the winner of each trick leads.
rule-S6 = Follow the suit led. If you cannot, play a trump. If you have none, discard any card.
rule-S10 = Before the last round, everyone in turn names a suit and a rank for the golden card.
rule-S12 = The option “Colour cards” decides who turns them and whether you may object.
