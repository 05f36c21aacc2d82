game-eight28 = 8-28
home-sentence-eight28 = Sammle Karten bis 8 oder bis 28 und hör auf, bevor es zu viel wird: In der Mitte häufen sich die Edelsteine.
lobby-first-eight28 = Wer ist am ältesten und gibt zuerst?

option-deck = Kartensatz
option-deck-line = Die Quellen nennen 15 oder 16 Einsen.
option-deck-fifteen_ones = 15 Einsen, vier Achten
option-deck-sixteen_ones = 16 Einsen, drei Achten
option-passing = Passen
option-passing-line = Darfst du in einem späteren Umlauf wieder nehmen, wenn du gepasst hast?
option-passing-may_return = gilt nur für diesen Umlauf
option-passing-final = gilt für den ganzen Durchgang
