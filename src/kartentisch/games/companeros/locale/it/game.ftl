game-companeros = Compañeros
home-sentence-companeros = Le carte dello stesso colore si sommano. Ma due colori pari non prendono nulla.
lobby-first-companeros = Chi è il più anziano e comincia?

option-games = Numero di partite
option-games-line = I punti di tutte le partite si sommano.
option-piles = Carte prese
option-piles-line = Coperte, come nel regolamento, o visibili a tutti.
option-piles-closed = coperte
option-piles-open = scoperte
