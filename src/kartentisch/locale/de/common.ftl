game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
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

## Cards

colour-r = Rot
colour-y = Gelb
colour-g = Grün
colour-b = Blau
colour-p = Lila
colour-o = Orange
letter-r = R
letter-y = G
letter-g = Gr
letter-b = B
letter-p = L
letter-o = O
suit-C = Kreuz
suit-S = Pik
suit-H = Herz
suit-D = Karo
rank-J = B
rank-Q = D
rank-K = K
rank-A = A
rank-name-7 = Sieben
rank-name-8 = Acht
rank-name-9 = Neun
rank-name-J = Bube
rank-name-Q = Dame
rank-name-K = König
rank-name-T = Zehn
rank-name-A = Ass
card-number = { $value }
card-one-or-eleven = Eins oder Elf
card-colour = { $colour } { $value }
card-suit = { $suit }-{ $rank }
the-card-7 = die { $suit }-Sieben
the-card-8 = die { $suit }-Acht
the-card-9 = die { $suit }-Neun
the-card-J = den { $suit }-Buben
the-card-Q = die { $suit }-Dame
the-card-K = den { $suit }-König
the-card-T = die { $suit }-Zehn
the-card-A = das { $suit }-Ass
the-card-r = die rote { $value }
the-card-y = die gelbe { $value }
the-card-g = die grüne { $value }
the-card-b = die blaue { $value }
the-card-p = die lila { $value }
the-card-o = die orange { $value }
the-colour-r = Rot
the-colour-y = Gelb
the-colour-g = Grün
the-colour-b = Blau
the-colour-p = Lila
the-colour-o = Orange

## Refusals that the server does not know of

refused-offline = Der Server antwortet nicht. Bist du im Netz?
