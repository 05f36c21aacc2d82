game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
loading = Un momento …
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
bot-regular = Esperto
bot-expert = Maestro
bot-random = Caso
bot-ismcts = Pensatore

## Cards

colour-r = rosso
colour-y = giallo
colour-g = verde
colour-b = blu
colour-p = viola
colour-o = arancione
letter-r = R
letter-y = G
letter-g = V
letter-b = B
letter-p = Vi
letter-o = A
suit-C = Fiori
suit-S = Picche
suit-H = Cuori
suit-D = Quadri
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-name-7 = sette
rank-name-8 = otto
rank-name-9 = nove
rank-name-J = fante
rank-name-Q = donna
rank-name-K = re
rank-name-T = dieci
rank-name-A = asso
card-number = { $value }
card-one-or-eleven = uno o undici
card-colour = { $value } { $colour }
card-suit = { $rank } di { $suit }

## Refusals that the server does not know of

refused-offline = Il server non risponde. Sei in rete?
