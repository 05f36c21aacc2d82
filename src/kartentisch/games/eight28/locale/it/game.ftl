game-eight28 = 8-28
home-sentence-eight28 = Avvicinati a 8 o a 28 e fermati in tempo: al centro si accumulano pietre preziose.
lobby-first-eight28 = Chi dà le carte per primo?

option-deck = Mazzo
option-deck-line = Le fonti parlano di quindici o di sedici 1.
option-deck-fifteen_ones = quindici 1, quattro 8
option-deck-sixteen_ones = sedici 1, tre 8
option-passing = Passare
option-passing-line = Se passi, puoi ancora prendere carte nei giri successivi?
option-passing-may_return = solo per questo giro
option-passing-final = per tutta la mano
