game-companeros = Compañeros
home-sentence-companeros = Karten gleicher Farbe stärken sich. Sind aber zwei Farben gleich stark, gehen beide leer aus.
lobby-first-companeros = Wer ist am ältesten und beginnt?

option-games = Zahl der Partien
option-games-line = Die Punkte aller Partien werden zusammengezählt.
option-piles = Genommene Karten
option-piles-line = Verdeckt wie in der Anleitung oder für alle offen.
option-piles-closed = verdeckt
option-piles-open = offen
