table = Tavolo
table-laying = Si prepara il tavolo
table-gone = Questo tavolo non c’è più
table-gone-line = Forse il link è incompleto o la partita è finita da tempo.
connection-offline = Nessuna connessione. Riprovo, non si perde nulla.
watching = Stai guardando
hand = Le tue carte
your-moves = Le tue mosse
undo = Annulla
leave = Lascia il tavolo
leave-line = Un bot continua al posto di { $name }. Puoi tornare quando vuoi.
leave-anytime = Puoi tornare quando vuoi.
leave-for-a-while = Esco, ma tengo il posto
you-are-away = Un bot gioca per te.
come-back = Rieccomi
seat-your-turn = Tocca a te
seat-turn = di turno
seat-thinks = pensa
seat-away = assente, gioca un bot
seat-gone = non connesso
seat-winner = vince

news-started = { $name } comincia.
news-dealt = Le carte sono state date.
news-dealt-eight28 = Mano { $number }.
news-dealt-companeros = Partita { $number }.
news-dealt-schatzsuche = Mano { $number }.
news-played = { $name } gioca { $card }.
news-undone = { $name } annulla la mossa.
news-away = { $name } si assenta, continua un bot.
news-back = { $name } è di nuovo qui.
news-abandoned = La partita è stata interrotta.
news-rematched = La partita continua a un altro tavolo.
news-over =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono insieme.
    }
result = Risultato
result-you-win = Hai vinto!
result-look = Guarda il tavolo
rematch = Un’altra partita
rematch-go = Vai alla prossima partita

sheet = Segnapunti
sheet-round = Mano
sheet-empty = Ancora niente da segnare.

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } messaggio nuovo
       *[other] Chat, { $count } messaggi nuovi
    }
chat-empty = Nessuno ha ancora detto nulla.
chat-presets = Messaggi rapidi
chat-write = Scrivi qualcosa
chat-send = Invia
chat-mute = Silenzia
chat-spectators = Spettatori
preset-hello = Ciao a tutti!
preset-good-luck = Buona fortuna!
preset-well-played = Ben giocato!
preset-thanks = Grazie!
preset-oops = Ops!
preset-hurry = Tocca a te…
preset-one-more = Un’altra?
preset-bye = Ciao ciao!

settings = Impostazioni
setting-pace = Velocità
pace-calm = tranquilla
pace-normal = normale
pace-brisk = svelta
pace-instant = immediata
setting-theme = Aspetto
theme-auto = come il dispositivo
theme-dark = scuro
theme-light = chiaro
setting-two-tap = Conferma le carte con un secondo tocco
setting-sorted = Ordina le mie carte
setting-four-colours = Quattro colori per i quattro semi
setting-sound = Un suono quando tocca a me
setting-notify = Una notifica quando tocca a me
setting-notify-forbidden = Il tuo browser qui non permette notifiche. Puoi cambiarlo nelle sue impostazioni.

help = Tasti
key-digits = scegli una carta della mano
key-arrows = passa da una carta all’altra
key-arrange = sposta una carta nella mano
key-enter = gioca
key-undo = annulla
key-last = ultima presa, ultimo turno o ultima distribuzione
key-sheet = segnapunti
key-chat = chat
key-help = questa pagina
