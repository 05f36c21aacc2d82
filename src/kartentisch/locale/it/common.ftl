game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
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
suit-C = fiori
suit-S = picche
suit-H = cuori
suit-D = quadri
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
the-card-7 = il sette di { $suit }
the-card-8 = l’otto di { $suit }
the-card-9 = il nove di { $suit }
the-card-J = il fante di { $suit }
the-card-Q = la donna di { $suit }
the-card-K = il re di { $suit }
the-card-T = il dieci di { $suit }
the-card-A = l’asso di { $suit }
the-card-r =
    { $value ->
        [1] l’{ $value } rosso
        [8] l’{ $value } rosso
       *[other] il { $value } rosso
    }
the-card-y =
    { $value ->
        [1] l’{ $value } giallo
        [8] l’{ $value } giallo
       *[other] il { $value } giallo
    }
the-card-g =
    { $value ->
        [1] l’{ $value } verde
        [8] l’{ $value } verde
       *[other] il { $value } verde
    }
the-card-b =
    { $value ->
        [1] l’{ $value } blu
        [8] l’{ $value } blu
       *[other] il { $value } blu
    }
the-card-p =
    { $value ->
        [1] l’{ $value } viola
        [8] l’{ $value } viola
       *[other] il { $value } viola
    }
the-card-o =
    { $value ->
        [1] l’{ $value } arancione
        [8] l’{ $value } arancione
       *[other] il { $value } arancione
    }
the-colour-r = il rosso
the-colour-y = il giallo
the-colour-g = il verde
the-colour-b = il blu
the-colour-p = il viola
the-colour-o = l’arancione

## Refusals that the server does not know of

refused-offline = Il server non risponde. Sei online?
