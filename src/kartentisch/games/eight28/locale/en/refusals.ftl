refused-take-or-pass = You are offered a card: take it or pass.
refused-choose-a-half = Now choose which half to play for: 8 or 28.

rule-E1 = The game uses the full deck of 51 cards.
rule-E3 = The game is for 3 to 6 players. Everyone gets one secret card.
rule-E5 = Everyone in turn is offered the card then on top: take it or pass. If you take it, the next player is offered a new one.
rule-E9 = The option “Passing” decides whether you are asked again after passing.
rule-E12 = If you could play for either half, choose one. Choices go clockwise from the last card-giver.
