table = Tavolo
table-laying = Si prepara il tavolo
table-gone = Questo tavolo non c’è più
table-gone-line = Forse il link è incompleto o la partita è finita da tempo.
connection-offline = Nessuna connessione. Riprovo; nulla va perso.
watching = Stai guardando
hand = Le tue carte
your-moves = Le tue mosse
undo = Annulla
leave = Lascia il tavolo
leave-line = Un bot continua per { $name }. Puoi tornare quando vuoi.
leave-anytime = Puoi tornare quando vuoi.
leave-for-a-while = Esco e tengo il posto
you-are-away = Un bot gioca per te.
come-back = Rieccomi
seat-your-turn = Tocca a te
seat-turn = di turno
seat-thinks = pensa
seat-away = assente, gioca un bot
seat-gone = non connesso
seat-winner = vince

news-started = { $name } comincia.
news-dealt = Le carte sono distribuite.
news-dealt-eight28 = Mano { $number }.
news-dealt-companeros = Partita { $number }.
news-dealt-schatzsuche = Mano { $number }.
news-played = { $name } gioca { $card }.
news-undone = { $name } annulla la mossa.
news-away = { $name } è via, continua un bot.
news-back = { $name } è di nuovo qui.
news-abandoned = La partita è stata interrotta.
news-rematched = Si continua a un altro tavolo.
news-over =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono insieme.
    }
result = Risultato
result-you-win = Hai vinto!
result-look = Guarda il tavolo
rematch = Ancora una partita
rematch-go = Alla prossima partita

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
setting-theme = Luce
theme-auto = come il dispositivo
theme-dark = sera
theme-light = giorno
setting-two-tap = Conferma le carte con un secondo tocco
setting-sorted = Ordina le mie carte
setting-four-colours = Quattro tinte per i quattro semi
setting-sound = Un suono quando tocca a me
setting-notify = Una notifica quando tocca a me
setting-notify-forbidden = Il tuo browser qui non permette notifiche. Puoi cambiarlo nelle sue impostazioni.

help = Tasti
key-digits = a una carta della mano
key-arrows = di carta in carta
key-arrange = sposta una carta nella mano
key-enter = gioca
key-undo = annulla
key-last = ultima presa, ultimo turno o ultima divisione
key-sheet = segnapunti
key-chat = chat
key-help = questa pagina
