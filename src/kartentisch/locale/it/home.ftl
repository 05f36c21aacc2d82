home-subtitle = Un tavolo per giochi di carte, con gli amici o con i bot.
home-your-name = Il tuo nome
home-games = Giochi
home-play-now = Gioca subito
home-invite = Invita amici
home-options = Giocatori e varianti
home-players = { $least }-{ $most } giocatori
home-players-exactly =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
home-sentence-eight28 = Avvicinati a 8 o a 28 e fermati in tempo: al centro si accumulano pietre preziose.
home-sentence-companeros = Le carte dello stesso colore si sommano. Ma due colori pari non prendono nulla.
home-sentence-schatzsuche = Caccia al tesoro: dichiara le tue prese, fanne proprio tante e indovina la carta d’oro.
home-open-tables = Tavoli aperti
home-no-open-tables = Ora non ce ne sono. Aprine uno tu.
home-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-join = Siediti
home-my-games = Le mie partite in corso
home-no-games = Al momento nessuna.
home-go-on = Continua

option-players = Giocatori
option-bot = Forza dei bot
option-bot-line = Il principiante sbaglia, l’intermedio se la cava, il maestro prevede.
option-open = Tavolo aperto
option-open-line = Chiunque su questo server lo vede e può sedersi.
option-deck = Mazzo
option-deck-line = Le fonti parlano di quindici o di sedici 1.
option-deck-fifteen_ones = quindici 1, quattro 8
option-deck-sixteen_ones = sedici 1, tre 8
option-passing = Passare
option-passing-line = Se passi, puoi ancora prendere carte nei giri successivi?
option-passing-may_return = solo per questo giro
option-passing-final = per tutta la mano
option-games = Numero di partite
option-games-line = I punti di tutte le partite si sommano.
option-piles = Carte prese
option-piles-line = Coperte, come nel regolamento, o visibili a tutti.
option-piles-closed = coperte
option-piles-open = scoperte
option-discard_when_trumped = Scartare
option-discard_when_trumped-line = Devi tagliare anche se qualcuno ha già tagliato?
option-discard_when_trumped-false = taglio obbligatorio
option-discard_when_trumped-true = libero se già tagliato
option-colour_cards = Carte spia
option-colour_cards-line = Le gira il tavolo, oppure voi, e allora gli errori costano punti.
option-colour_cards-automatic = automatiche
option-colour_cards-by_hand = a mano, come nel regolamento
