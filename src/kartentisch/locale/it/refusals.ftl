# Perché qualcosa non si può fare: una frase per ogni codice di rifiuto.

refused-malformed = Il messaggio era illeggibile.
refused-wrong-message = Il tavolo non conosce questo messaggio.
refused-not-text = Il tavolo capisce solo testo.
refused-too-large = Troppa roba in una volta sola.
refused-too-fast = Con calma! Aspetta un attimo e riprova.
refused-hello-first = Il tavolo non sa ancora chi sei.
refused-hello-again = Il tavolo ti conosce già.
refused-wrong-version = Questa pagina non è aggiornata. Ricaricala.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-token = Questo posto non è più tuo.
refused-spectator = Stai solo guardando. Può farlo soltanto chi gioca a questo tavolo.
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-unknown-game = Qui questo gioco non c’è.
refused-unknown-language = In questa lingua non ci sono le regole.
refused-unknown-bot = Questo bot non sa giocare a questo gioco.
refused-wrong-players = Non si può giocare in questo numero.
refused-wrong-option = Questa impostazione non esiste.
refused-wrong-clock = Questo tempo per pensare non è ammesso.
refused-wrong-pause = I bot non aspettano così a lungo.
refused-wrong-name = Un nome ha da 1 a 20 caratteri.
refused-table-full = Tutti i posti sono occupati.
refused-seat-taken = Questo posto è già occupato.
refused-seats-empty = Ci sono ancora posti liberi. Mettici dei bot o aspetta altre persone.
refused-wrong-value = Questo valore per mescolare le carte non è valido.
refused-already-cut = Hai già alzato il mazzo.
refused-too-late = La partita è già cominciata.
refused-not-playing = Qui adesso non si sta giocando.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo il tavolo.
refused-wrong-seat = Non tocca a te.
refused-no-such-seat = Questo posto non esiste.
refused-already-empty = Questo posto è già libero.
refused-malformed-move = In questo gioco non esiste una mossa così.
refused-no-undo = Non si può più annullare.
refused-away = Adesso a questo posto gioca un bot.
refused-not-away = Sei già al tuo posto.
refused-not-over = Si può fare solo a partita finita.
refused-rematched = Il prossimo tavolo è già aperto.
refused-wrong-chat = Questo messaggio è vuoto o troppo lungo.
refused-storage = Al momento il server non può salvare nulla. Non hai perso niente, riprova fra poco.
refused-not-found = Questa pagina non esiste.
refused-wrong-type = Il formato di questa richiesta è sbagliato.
refused-wrong-method = Da questo indirizzo non si può fare.
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
refused-ok-or-object = Contesta quel che non va nelle carte degli altri, poi di’ “Va bene”.
refused-own-card = Non puoi contestare la tua stessa carta.
refused-objected-already = Hai già contestato questa carta.

# Le regole a cui si richiama un rifiuto

rule-E1 = Si gioca con il mazzo completo di 51 carte.
rule-E3 = Si gioca in 3-6. Ognuno riceve una carta segreta.
rule-E5 = A ciascuno si offre la carta che in quel momento è in cima al mazzo. La prendi o passi.
rule-E9 = La variante “Passare” dice se dopo aver passato ricevi altre offerte.
rule-E12 = Se puoi giocare per entrambe le metà, scegline una. Si sceglie a partire dall’ultimo mazziere.
rule-C1 = Si gioca in 3-6, con altrettanti colori di dieci carte ciascuno.
rule-C2 = A turno ognuno gioca una carta della sua mano. Va bene qualsiasi carta.
rule-C3 = Prende per primo chi ha giocato il colore che vale di più; tra carte dello stesso colore, la più alta.
rule-C5 = Quando tocca a te, prendi tutte le carte di un colore che è in tavola.
rule-C9 = Le carte prese restano coperte fino alla fine, a meno che non giochiate a mazzetti scoperti.
rule-C10 = Una partita o più: i punti si sommano.
rule-S1 = Si gioca solo in 3, con 32 carte. Puoi giocare solo le carte che hai in mano.
rule-S4 = A turno ognuno dichiara da zero prese al numero delle sue carte.
rule-S5 = Esce, cioè gioca la prima carta, chi siede a sinistra del mazziere. Poi esce chi ha fatto l’ultima presa.
rule-S6 = Rispondi al seme di uscita. Se non puoi, gioca una briscola. Se non ne hai, scarta ciò che vuoi.
rule-S10 = Prima dell’ultima mano ognuno nomina un seme e un valore per la carta d’oro.
rule-S12 = La variante “Carte spia” dice chi le gira e se si può contestare.
