home-subtitle = Giochi di carte a un tavolo, con gli amici o con i bot.
home-your-name = Il tuo nome
home-games = Giochi
home-play-now = Gioca subito
home-invite = Invita amici
home-options = Giocatori e varianti
home-players = Da { $least } a { $most }
home-players-exactly =
    { $count ->
        [2] In due
        [3] In tre
        [4] In quattro
       *[other] In { $count }
    }
home-sentence-eight28 = Avvicinati a 8 o a 28 e fermati in tempo: al centro si ammucchiano le gemme.
home-sentence-companeros = Nove turni in cui i colori si aiutano, finché due non sono ugualmente forti.
home-sentence-schatzsuche = Dichiara le tue prese, falle esattamente e indovina la carta d’oro.
home-open-tables = Tavoli aperti
home-no-open-tables = Ora non aspetta nessuno. Apri un tavolo tuo.
home-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-join = Siediti
home-my-games = Le mie partite in corso
home-no-games = Nessuna al momento.
home-go-on = Continua

option-players = Giocatori
option-bot = Forza dei bot
option-bot-line = Il principiante sbaglia, il giocatore abile se la cava, il maestro prevede.
option-open = Tavolo aperto
option-open-line = Tutti su questo server lo vedono e possono sedersi.
option-deck = Mazzo
option-deck-line = Le recensioni non concordano: quindici 1 o sedici?
option-deck-fifteen_ones = quindici 1, quattro 8
option-deck-sixteen_ones = sedici 1, tre 8
option-passing = Passare
option-passing-line = Dopo aver passato puoi riprendere una carta in un giro successivo?
option-passing-may_return = solo per questo giro
option-passing-final = per tutta la mano
option-games = Numero di partite
option-games-line = I punti di tutte le partite si sommano.
option-piles = Carte prese
option-piles-line = Coperte, come nel regolamento, o visibili a tutti.
option-piles-closed = coperte
option-piles-open = scoperte
option-discard_when_trumped = Scartare
option-discard_when_trumped-line = Devi tagliare anche se qualcuno ha già tagliato la presa?
option-discard_when_trumped-false = taglio obbligatorio
option-discard_when_trumped-true = libero se già tagliato
option-colour_cards = Carte spia
option-colour_cards-line = Girate per te, oppure da te, con penalità per gli errori.
option-colour_cards-automatic = automatiche
option-colour_cards-by_hand = a mano
