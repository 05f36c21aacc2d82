game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
loading = Un instant …
home = Accueil
close = Fermer
try-again = Réessayer
language = Langue
guest = Invité
you = toi
bot = Robot
spectator = Spectateur
empty-seat = Place libre
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

bot-beginner = Débutant
bot-regular = Habitué
bot-expert = Expert
bot-random = Hasard
bot-ismcts = Penseur

## Cards

colour-r = rouge
colour-y = jaune
colour-g = vert
colour-b = bleu
colour-p = violet
colour-o = orange
letter-r = R
letter-y = J
letter-g = V
letter-b = B
letter-p = Vi
letter-o = O
suit-C = Trèfle
suit-S = Pique
suit-H = Cœur
suit-D = Carreau
rank-J = V
rank-Q = D
rank-K = R
rank-A = A
rank-name-7 = sept
rank-name-8 = huit
rank-name-9 = neuf
rank-name-J = valet
rank-name-Q = dame
rank-name-K = roi
rank-name-T = dix
rank-name-A = as
card-number = { $value }
card-one-or-eleven = un ou onze
card-colour = { $value } { $colour }
card-suit = { $rank } de { $suit }

## Refusals that the server does not know of

refused-offline = Le serveur ne répond pas. Es-tu bien connecté ?
