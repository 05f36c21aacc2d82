game-eight28 = 8-28
home-sentence-eight28 = Collect cards up to 8 or up to 28, and stop before it is too much: gems are piling up in the middle.
lobby-first-eight28 = Who is the oldest? They give cards first.

option-deck = Deck
option-deck-line = Some sources count 15 ones, others 16.
option-deck-fifteen_ones = 15 ones, four eights
option-deck-sixteen_ones = 16 ones, three eights
option-passing = Passing
option-passing-line = If you pass, may you still take a card in a later lap?
option-passing-may_return = for this lap only
option-passing-final = for the whole round
