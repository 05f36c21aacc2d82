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

## Refusals that the server does not know of

refused-offline = Le serveur ne répond pas. As-tu une connexion ?
