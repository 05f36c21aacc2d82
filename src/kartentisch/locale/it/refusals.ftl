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

refused-play-a-card = Ora devi giocare una carta.
refused-not-in-hand = Questa carta non ce l’hai in mano.
