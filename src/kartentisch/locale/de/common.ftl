loading = Einen Moment …
home = Startseite
close = Schließen
try-again = Noch einmal
language = Sprache
guest = Gast
you = du
bot = Bot
spectator = Zuschauer
empty-seat = Freier Platz
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

bot-beginner = Anfänger
bot-regular = Könner
bot-expert = Meister
bot-random = Zufall
bot-ismcts = Grübler

## Refusals that the server does not know of

refused-offline = Der Server antwortet nicht. Bist du im Netz?
