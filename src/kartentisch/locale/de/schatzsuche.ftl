schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
schatzsuche-move-guess = Goldene Karte: { $card }
schatzsuche-move-flip = { $suit } umdrehen
schatzsuche-move-unflip = { $suit } zurückdrehen
schatzsuche-move-ok = In Ordnung
schatzsuche-move-object = Platz { $seat } beanstanden

schatzsuche-round = Runde { $round } von 10
schatzsuche-trump = Trumpf
schatzsuche-trump-card = Als Trumpf aufgedeckt: { $card }
schatzsuche-bid-sum =
    { $tricks ->
        [one] { $sum } angesagt bei { $tricks } Stich
       *[other] { $sum } angesagt bei { $tricks } Stichen
    }
schatzsuche-dealer = gibt
schatzsuche-points-short = Pkt.
schatzsuche-no-bid = Noch nichts angesagt
schatzsuche-tally = { $tricks } von { $bid }
schatzsuche-tally-long = Angesagt { $bid }, gemacht { $tricks }
schatzsuche-penalty = Strafpunkte in dieser Runde: { $points }
schatzsuche-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
schatzsuche-colour-cards = Farbkarten von { $name }
schatzsuche-face-up = { $suit }: offen
schatzsuche-turned = { $suit }: umgedreht
schatzsuche-turn-back = { $suit } zurückdrehen: 50 Punkte Abzug
schatzsuche-trick = Stich
schatzsuche-card-of = { $name }: { $card }
schatzsuche-card-best = { $name }: { $card }, macht den Stich
schatzsuche-last-trick = Letzter Stich
schatzsuche-how-many = Wie viele Stiche machst du?
schatzsuche-which-golden = Welche ist die goldene Karte?
schatzsuche-golden-points = Farbe richtig 20, Wert richtig 40, beides 160 Punkte
schatzsuche-golden-card = Goldene Karte
schatzsuche-golden = Die goldene Karte: { $card }
schatzsuche-golden-hidden = Die goldene Karte, verdeckt
schatzsuche-guessed = Tipp für die goldene Karte: { $card }
schatzsuche-you-lead = Du spielst aus
schatzsuche-all-right = War alles richtig?
schatzsuche-anything-else = Noch etwas?
schatzsuche-looks = { $name } prüft den Stich
schatzsuche-object = Karte von { $name } beanstanden: { $card }
schatzsuche-object-short = Falsch!

schatzsuche-story-dealt = Runde { $round }, Trumpf ist { $suit }. { $name } sagt zuerst an.
schatzsuche-story-bid =
    { $tricks ->
        [one] { $name } sagt { $tricks } Stich an.
       *[other] { $name } sagt { $tricks } Stiche an.
    }
schatzsuche-story-lead = { $name } spielt aus.
schatzsuche-story-guess = { $name } tippt auf { $card }.
schatzsuche-story-flip = { $name } dreht { $suit } um.
schatzsuche-story-unflip = { $name } dreht { $suit } zurück: 50 Punkte Abzug.
schatzsuche-story-ok = { $name } sagt „In Ordnung“.
schatzsuche-story-object = { $name } beanstandet die Karte von { $other }.
schatzsuche-story-fault = { $name } hat recht: { $other } hat einen Fehler gemacht und verliert { $points } Punkte.
schatzsuche-story-no-fault = { $name } beanstandet die Karte von { $other }, aber da war kein Fehler.
schatzsuche-story-takes = { $name } macht den Stich.
schatzsuche-story-round = Runde { $round }: { $gains }.
schatzsuche-story-golden = Die goldene Karte: { $card }.

schatzsuche-bid = Ansage
schatzsuche-tricks = Stiche
schatzsuche-points = Punkte
schatzsuche-sum = Summe
schatzsuche-bid-letter = A
schatzsuche-tricks-letter = S
schatzsuche-points-letter = Pkt
schatzsuche-sum-letter = Σ
schatzsuche-legend = A Ansage, S Stiche, ★ goldene Karte.
