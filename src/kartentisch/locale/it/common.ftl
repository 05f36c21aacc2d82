loading = Un momento…
home = Inizio
close = Chiudi
try-again = Riprova
language = Lingua
guest = Ospite
you = tu
bot = Bot
spectator = Spettatore
empty-seat = Posto libero
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

bot-beginner = Principiante
bot-regular = Intermedio
bot-expert = Maestro
bot-random = Casuale
bot-ismcts = Pensatore

## Refusals that the server does not know of

refused-offline = Il server non risponde. Sei online?
