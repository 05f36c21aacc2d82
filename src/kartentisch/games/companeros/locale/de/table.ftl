companeros-move-take = { $colour } nehmen
companeros-tell-take = { $name } nimmt { $colour }.

## The table

companeros-round = Runde { $round } von 9
companeros-game = Partie { $game } von { $games }
companeros-your-card = Spiel eine Karte aus
companeros-plays = { $name } spielt aus
companeros-your-take = Nimm dir eine Farbe
companeros-takes = { $name } nimmt eine Farbe
companeros-joins = Die gespielten Karten kommen in die Auslage
companeros-nobody-takes = Gleichstand an der Spitze: Niemand nimmt
companeros-counting = Die Stapel werden gezählt
companeros-leftover = Was noch liegt, gehört niemandem
companeros-starts = beginnt

## The display

companeros-display = Auslage
companeros-column = { $colour }: { $cards }. Wert { $worth }
companeros-column-take = { $colour } nehmen: { $cards }. Wert { $worth }
companeros-column-empty = { $colour }: nichts

## Who takes

companeros-order = Farbwerte
companeros-order-now = So steht es
companeros-order-if = Mit { $card }
companeros-order-final = Es nehmen
companeros-order-none = Noch ist keine Karte gespielt
companeros-group = { $colour } { $value }
companeros-tie = { $colours } gleichauf mit { $value }
companeros-place = nimmt an { $place }. Stelle
companeros-place-taken = hat genommen
companeros-place-tie = Gleichstand, nimmt nichts
companeros-place-below = unter einem Gleichstand, nimmt nichts
companeros-place-empty = nimmt nichts, die Auslage reicht nicht
companeros-now-take = Es nehmen in dieser Reihenfolge: { $names }.
companeros-now-tie = { $colours } gleichauf mit { $value }: Dort und darunter nimmt niemand.

## The players

companeros-played = hat { $card } gespielt
companeros-in-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
companeros-pile =
    { $count ->
        [0] Noch kein Stapel
        [one] Verdeckter Stapel, { $count } Karte
       *[other] Verdeckter Stapel, { $count } Karten
    }
companeros-pile-open =
    { $count ->
        [one] Stapel, { $count } Karte, Wert { $points }
       *[other] Stapel, { $count } Karten, Wert { $points }
    }
companeros-pile-of = Stapel von { $name }
companeros-match = { $points } in allen Partien
companeros-last-round = Letzte Runde

## The score sheet

companeros-sheet-game = Partie { $number }
companeros-sheet-running = Partie { $number }, läuft
companeros-sheet-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
companeros-sheet-points = Punkte
companeros-sheet-sum = Summe
companeros-sheet-closed = Die Stapel bleiben bis zum Ende der Partie verdeckt.

replay-companeros-round = Runde { $number }
replay-companeros-game-round = Partie { $game }, Runde { $number }

news-dealt-companeros = Partie { $number }.
