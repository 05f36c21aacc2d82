game-companeros = Compañeros
home-sentence-companeros = Cards of one colour add up. But if two colours tie, both get nothing.
lobby-first-companeros = Who is the oldest? They start.

option-games = Number of games
option-games-line = The points from all games are added up.
option-piles = Cards taken
option-piles-line = Face down, as in the rulebook, or open for everyone.
option-piles-closed = face down
option-piles-open = open
