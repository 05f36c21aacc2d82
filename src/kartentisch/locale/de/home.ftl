home-subtitle = Kartenspiele an einem Tisch, mit Freunden oder mit Bots.
home-your-name = Dein Name
home-games = Spiele
home-play-now = Jetzt spielen
home-invite = Freunde einladen
home-options = Spielerzahl und Varianten
home-players = Für { $least } bis { $most }
home-players-exactly =
    { $count ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
       *[other] Zu { $count }
    }
home-open-tables = Offene Tische
home-no-open-tables = Gerade wartet niemand. Eröffne selbst einen Tisch.
home-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-join = Mitspielen
home-my-games = Meine laufenden Spiele
home-no-games = Zurzeit keine.
home-go-on = Weiter

option-players = Spieler
option-bot = Stärke der Bots
option-bot-line = Anfänger machen Fehler, Könner kennen sich aus, Meister denken voraus.
option-open = Offener Tisch
option-open-line = Alle auf diesem Server sehen ihn und dürfen sich setzen.
