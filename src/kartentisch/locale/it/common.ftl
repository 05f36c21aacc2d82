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
rule-number = (Regola { $rule })

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

## Refusals

refused-offline = Il server non risponde. Sei in rete?
refused-internal = Non ha funzionato.
refused-too-fast = Troppo in una volta. Aspetta un momento.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-game = Questo gioco non esiste.
refused-spectator = Può farlo solo chi siede al tavolo.
refused-host-only = Può farlo solo chi ospita.
refused-wrong-name = Un nome ha da 1 a 20 caratteri.
refused-table-full = Non ci sono più posti.
refused-seat-taken = Il posto è occupato.
refused-seats-empty = Ci sono ancora posti liberi.
refused-too-late = La partita è già cominciata.
refused-not-playing = La partita non è cominciata o è finita.
refused-wrong-seat = Non è il tuo turno.
refused-no-undo = Questa mossa non si può più ritirare.
refused-away = In questo momento un bot gioca per te.
refused-not-over = Solo a partita finita.
refused-rematched = Il prossimo tavolo è già aperto.
refused-wrong-chat = Al massimo 200 caratteri.
refused-storage = Il server ora non può salvare. Non è cambiato nulla.
refused-take-or-pass = Ti viene offerta una carta: prendila o passa.
refused-choose-a-half = Scegli la metà per cui giochi.
refused-play-a-card = Gioca una carta.
refused-not-in-hand = Non hai questa carta.
refused-take-a-colour = Prendi un colore dal banco.
refused-not-in-display = Questo colore non è sul banco.
refused-name-the-golden-card = Nomina la carta d’oro.
refused-make-a-bid = Dichiara le tue prese.
refused-too-many-tricks = Questo giro non ha tante prese.
refused-follow-suit = Devi rispondere al seme giocato.
refused-must-trump = Senza il seme giocato devi tagliare.
refused-referee-turns = Le carte seme vengono girate per te.
refused-moved-already = Hai già mosso questa carta seme in questo turno.
refused-lies-so-already = Questa carta seme è già così.
refused-ok-or-object = Di’ sì o contesta una carta.
refused-own-card = Non si contesta la propria carta.
