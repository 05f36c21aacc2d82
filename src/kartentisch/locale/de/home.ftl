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
home-sentence-eight28 = Sammle Karten bis 8 oder bis 28 und hör auf, bevor es zu viel wird: In der Mitte häufen sich die Edelsteine.
home-sentence-companeros = Karten gleicher Farbe stärken sich. Sind aber zwei Farben gleich stark, gehen beide leer aus.
home-sentence-schatzsuche = Sag an, wie viele Stiche du machst, triff es genau und errate die goldene Karte.
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
option-deck = Kartensatz
option-deck-line = Die Quellen nennen 15 oder 16 Einsen.
option-deck-fifteen_ones = 15 Einsen, vier Achten
option-deck-sixteen_ones = 16 Einsen, drei Achten
option-passing = Passen
option-passing-line = Darfst du in einem späteren Umlauf wieder nehmen, wenn du gepasst hast?
option-passing-may_return = gilt nur für diesen Umlauf
option-passing-final = gilt für den ganzen Durchgang
option-games = Zahl der Partien
option-games-line = Die Punkte aller Partien werden zusammengezählt.
option-piles = Genommene Karten
option-piles-line = Verdeckt wie in der Anleitung oder für alle offen.
option-piles-closed = verdeckt
option-piles-open = offen
option-discard_when_trumped = Abwerfen
option-discard_when_trumped-line = Musst du auch dann Trumpf spielen, wenn der Stich schon getrumpft ist?
option-discard_when_trumped-false = Trumpfzwang
option-discard_when_trumped-true = frei, sobald getrumpft
option-colour_cards = Farbkarten
option-colour_cards-line = Drehen sie sich bequem von selbst, oder drehst du sie, und Fehler kosten Punkte?
option-colour_cards-automatic = von selbst
option-colour_cards-by_hand = von Hand, wie in der Anleitung
