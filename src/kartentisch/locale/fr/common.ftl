game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
loading = Un instant…
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
bot-regular = Confirmé
bot-expert = Expert
bot-random = Au hasard
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
suit-C = trèfle
suit-S = pique
suit-H = cœur
suit-D = carreau
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
the-card-7 = le sept de { $suit }
the-card-8 = le huit de { $suit }
the-card-9 = le neuf de { $suit }
the-card-J = le valet de { $suit }
the-card-Q = la dame de { $suit }
the-card-K = le roi de { $suit }
the-card-T = le dix de { $suit }
the-card-A = l’as de { $suit }
the-card-r = le { $value } rouge
the-card-y = le { $value } jaune
the-card-g = le { $value } vert
the-card-b = le { $value } bleu
the-card-p = le { $value } violet
the-card-o = le { $value } orange
the-colour-r = le rouge
the-colour-y = le jaune
the-colour-g = le vert
the-colour-b = le bleu
the-colour-p = le violet
the-colour-o = l’orange

## Refusals that the server does not know of

refused-offline = Le serveur ne répond pas. As-tu une connexion ?
