refused-take-a-colour = Now take a colour from the display.
refused-not-in-display = There is no card of this colour in the display.

rule-C1 = The game is for 3 to 6 players, with one colour of ten cards for each player.
rule-C2 = In turn, everyone plays a card from their hand. You may play any card.
rule-C3 = Whoever played the colour with the highest value takes first. Within a colour, the higher card goes first.
rule-C5 = When it is your turn to take, take all cards of one colour from the display.
rule-C9 = Cards taken stay face down until the end, unless you play with open piles.
rule-C10 = Play one game or several. The points are added up.
