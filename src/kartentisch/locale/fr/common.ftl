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
rule-number = (Règle { $rule })

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

## Refusals

refused-offline = Le serveur ne répond pas. Es-tu bien connecté ?
refused-internal = Ça n’a pas marché.
refused-too-fast = Trop de choses à la fois. Attends un instant.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’existe pas.
refused-spectator = Il faut être assis à la table.
refused-host-only = Seul l’hôte peut faire cela.
refused-wrong-name = Un nom compte de 1 à 20 caractères.
refused-table-full = Il n’y a plus de place.
refused-seat-taken = Cette place est prise.
refused-seats-empty = Il reste des places libres.
refused-too-late = La partie a déjà commencé.
refused-not-playing = La partie n’a pas commencé ou est finie.
refused-wrong-seat = Ce n’est pas ton tour.
refused-no-undo = Ce coup ne peut plus être repris.
refused-away = Un robot joue pour toi en ce moment.
refused-not-over = Seulement quand la partie est finie.
refused-rematched = La table suivante est déjà ouverte.
refused-wrong-chat = 200 caractères au plus.
refused-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé.
refused-take-or-pass = On t’offre une carte : prends-la ou passe.
refused-choose-a-half = Choisis la moitié que tu vises.
refused-play-a-card = Joue une carte.
refused-not-in-hand = Tu n’as pas cette carte.
refused-take-a-colour = Prends une couleur de l’étalage.
refused-not-in-display = Cette couleur n’est pas dans l’étalage.
refused-name-the-golden-card = Nomme la carte d’or.
refused-make-a-bid = Annonce tes plis.
refused-too-many-tricks = Cette manche n’a pas autant de plis.
refused-follow-suit = Tu dois fournir la couleur demandée.
refused-must-trump = Sans la couleur demandée, tu dois couper.
refused-referee-turns = Les cartes couleur sont retournées pour toi.
refused-moved-already = Tu as déjà déplacé cette carte couleur pendant ce tour.
refused-lies-so-already = Cette carte couleur est déjà ainsi.
refused-ok-or-object = Dis oui ou conteste une carte.
refused-own-card = On ne conteste pas sa propre carte.
