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
