game-companeros = Compañeros
home-sentence-companeros = Les cartes d’une même couleur s’additionnent. Mais deux couleurs à égalité n’ont rien.
lobby-first-companeros = Qui est le plus âgé ? Il commence.

option-games = Nombre de parties
option-games-line = Les points de toutes les parties s’additionnent.
option-piles = Cartes prises
option-piles-line = Cachées, comme dans la règle, ou visibles de tous.
option-piles-closed = cachées
option-piles-open = visibles
