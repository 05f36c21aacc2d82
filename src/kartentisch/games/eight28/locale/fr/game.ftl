game-eight28 = 8-28
home-sentence-eight28 = Approche-toi de 8 ou de 28 et arrête-toi à temps : le milieu se remplit de gemmes.
lobby-first-eight28 = Qui donne en premier ?

option-deck = Paquet
option-deck-line = Selon les sources, il y a quinze ou seize 1.
option-deck-fifteen_ones = quinze 1, quatre 8
option-deck-sixteen_ones = seize 1, trois 8
option-passing = Passer
option-passing-line = Si tu as passé, peux-tu reprendre des cartes aux tours suivants ?
option-passing-may_return = pour ce tour seulement
option-passing-final = pour toute la manche
