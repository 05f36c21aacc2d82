game-schatzsuche = Schatzsuche
home-sentence-schatzsuche = A treasure hunt: say how many tricks you will win, win exactly that many, and guess the golden card.
lobby-first-schatzsuche = Who deals first?

option-discard_when_trumped = Discarding
option-discard_when_trumped-line = Do you still have to trump if somebody else already has?
option-discard_when_trumped-false = you must trump
option-discard_when_trumped-true = free once trumped
option-colour_cards = Colour cards
option-colour_cards-line = The table turns them for you, or you turn them and mistakes cost points.
option-colour_cards-automatic = turned for you
option-colour_cards-by_hand = by hand, as in the rulebook
