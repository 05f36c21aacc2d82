# Perché qualcosa non si può fare: una frase per ogni codice di rifiuto.

refused-malformed = Questo messaggio era illeggibile.
refused-wrong-message = Il tavolo non conosce questo messaggio.
refused-not-text = Il tavolo capisce solo testo.
refused-too-large = Era troppo in una volta sola.
refused-too-fast = Con calma! Aspetta un attimo e riprova.
refused-hello-first = Il tavolo non sa ancora chi sei.
refused-hello-again = Il tavolo ti conosce già.
refused-wrong-version = Questa pagina non è aggiornata. Ricaricala.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-token = Questo posto non è più tuo.
refused-spectator = Stai solo guardando. Può farlo soltanto chi siede al tavolo.
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-unknown-game = Qui questo gioco non c’è.
refused-unknown-language = In questa lingua le regole non ci sono.
refused-unknown-bot = Per questo gioco questo bot non c’è.
refused-wrong-players = A questo gioco non si gioca in così tanti o così pochi.
refused-wrong-option = Questa impostazione non esiste.
refused-wrong-clock = Questo tempo di riflessione non è possibile.
refused-wrong-pause = I bot non aspettano così a lungo.
refused-wrong-name = Un nome ha da 1 a 20 caratteri.
refused-table-full = Tutti i posti sono occupati.
refused-seat-taken = Questo posto è già occupato.
refused-seats-empty = Ci sono ancora posti liberi. Mettici dei bot o aspetta altre persone.
refused-wrong-value = Questo contributo al mescolamento non è valido.
refused-already-cut = Hai già tagliato il mazzo.
refused-too-late = La partita è già cominciata.
refused-not-playing = Qui al momento non si gioca.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo il tavolo.
refused-wrong-seat = Non tocca a te.
refused-no-such-seat = Questo posto non esiste.
refused-already-empty = Questo posto è già libero.
refused-malformed-move = Questa mossa in questo gioco non esiste.
refused-no-undo = Non si può più annullare.
refused-away = Al momento un bot gioca per questo posto.
refused-not-away = Sei già al tuo posto.
refused-not-over = Si può fare solo a partita finita.
refused-rematched = Il prossimo tavolo è già aperto.
refused-wrong-chat = Questo messaggio è vuoto o troppo lungo.
refused-storage = Al momento il server non può salvare nulla. Niente è perduto, riprova fra poco.
refused-not-found = Questa pagina non esiste.
refused-wrong-type = Questa richiesta ha la forma sbagliata.
refused-wrong-method = Questo indirizzo non sa farlo.
refused-wrong-request = Il server non capisce questa richiesta.
refused-internal = Qualcosa è andato storto sul server.

# Mosse che qui le regole non permettono

refused-take-or-pass = Ti viene offerta una carta: prendila o passa.
refused-choose-a-half = Ora scegli per quale metà giochi: 8 o 28.
refused-play-a-card = Ora devi giocare una carta.
refused-not-in-hand = Questa carta non ce l’hai in mano.
refused-take-a-colour = Ora prendi un colore dalla tavola.
refused-not-in-display = Questo colore non è in tavola.
refused-name-the-golden-card = Ora indovina la carta d’oro.
refused-make-a-bid = Prima dichiara quante prese farai.
refused-too-many-tricks = In questa mano non ci sono così tante prese.
refused-follow-suit = Hai ancora una carta del seme di uscita.
refused-must-trump = Non puoi rispondere, quindi devi giocare una briscola.
refused-referee-turns = Qui le carte spia le gira il tavolo.
refused-moved-already = In questo turno hai già girato questa carta spia.
refused-lies-so-already = Questa carta spia è già così.
refused-ok-or-object = Di’ “Va bene” o contesta la carta di un altro.
refused-own-card = Non puoi contestare la tua stessa carta.

# Le regole a cui si richiama un rifiuto

rule-E1 = Si gioca con il mazzo completo di 51 carte.
rule-E3 = Si gioca da 3 a 6. Ognuno riceve una carta segreta.
rule-E5 = La prima carta del mazzo viene offerta a tutti a turno. La si prende o si passa.
rule-E9 = La variante “Passare” dice se dopo aver passato ricevi altre offerte.
rule-E12 = Se puoi giocare per entrambe le metà, scegline una. Si sceglie a partire dall’ultimo mazziere.
rule-C1 = Si gioca da 3 a 6, con altrettanti colori di dieci carte ciascuno.
rule-C2 = A turno ognuno gioca una carta dalla mano. Va bene qualsiasi carta.
rule-C3 = Prende per primo il colore di valore più alto e, nello stesso colore, la carta più alta.
rule-C5 = Quando tocca a te, prendi tutte le carte di un colore che è in tavola.
rule-C9 = Le carte prese restano coperte fino alla fine, a meno che non giochiate a mazzetti scoperti.
rule-C10 = Una partita o più: i punti si sommano.
rule-S1 = Si gioca esattamente in 3 con 32 carte. Puoi giocare solo ciò che hai in mano.
rule-S4 = A turno ognuno dichiara da zero prese al numero delle sue carte.
rule-S5 = Esce chi siede a sinistra del mazziere. Poi esce chi ha fatto l’ultima presa.
rule-S6 = Rispondi al seme di uscita. Se non puoi, gioca una briscola. Se non ne hai, scarta ciò che vuoi.
rule-S10 = Prima dell’ultima mano ognuno nomina un seme e un valore per la carta d’oro.
rule-S12 = La variante “Carte spia” dice chi le gira e se si può contestare.
