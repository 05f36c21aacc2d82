eight28-move-take = Nehmen
eight28-move-pass = Passen
eight28-move-8 = Um die 8 spielen
eight28-move-28 = Um die 28 spielen
eight28-again = Noch einmal tippen
eight28-with = mit { $total }

eight28-supply = Vorrat
eight28-middle = Mitte
eight28-rest-short = Rest
eight28-rest = Rest: { $gems }
eight28-half = Hälfte für die { $target }: { $gems }
eight28-gems =
    { $red ->
        [0] { $blue ->
            [0] kein Stein
            [one] { $blue } blauer Stein
           *[other] { $blue } blaue Steine
        }
        [one] { $blue ->
            [0] { $red } roter Stein
            [one] { $blue } blauer und { $red } roter Stein
           *[other] { $blue } blaue Steine und { $red } roter
        }
       *[other] { $blue ->
            [0] { $red } rote Steine
            [one] { $blue } blauer Stein und { $red } rote
           *[other] { $blue } blaue und { $red } rote Steine
        }
    }
eight28-gems-given =
    { $red ->
        [0] { $blue ->
            [0] keinen Stein
            [one] { $blue } blauen Stein
           *[other] { $blue } blaue Steine
        }
        [one] { $blue ->
            [0] { $red } roten Stein
            [one] { $blue } blauen und { $red } roten Stein
           *[other] { $blue } blaue Steine und { $red } roten
        }
       *[other] { $blue ->
            [0] { $red } rote Steine
            [one] { $blue } blauen Stein und { $red } rote
           *[other] { $blue } blaue und { $red } rote Steine
        }
    }
eight28-round = Durchgang { $number }
eight28-last-round = Letzter Durchgang

eight28-cards = Karten
eight28-secret-hidden = Geheime Karte, verdeckt
eight28-secret-own = Deine geheime Karte: { $card }
eight28-secret-shown = Geheime Karte: { $card }
eight28-offered = Angebotene Karte, verdeckt
eight28-pile =
    { $count ->
        [one] Stapel, { $count } Karte
       *[other] Stapel, { $count } Karten
    }
eight28-totals = Mögliche Summen: { $totals }
eight28-totals-open = Offen: { $totals }, dazu die geheime Karte
eight28-past = über { $target }
eight28-chance = Risiko, mit der nächsten Karte über { $target } zu kommen: { $percent }, { $many } von { $cards } Karten
eight28-bust-other = Risiko, mit der nächsten Karte raus zu sein: { $chance }

eight28-gives = gibt
eight28-out = raus
eight28-declined = passt
eight28-answer-take = nimmt
eight28-answer-pass = passt
eight28-line-offer = Umlauf von { $giver }: { $name } wird die Karte angeboten.
eight28-line-last = Passt auch { $name }, ist der Durchgang zu Ende.
eight28-line-choose = { $name } wählt: 8 oder 28?
eight28-next = Weiter
eight28-look = Letzte Ausschüttung

eight28-step-show = Alle zeigen ihre geheime Karte.
eight28-step-halves = Zwei Hälften, jede { $half } wert.
eight28-step-rest = Rest: { $gems }.
eight28-step-nobody = Um die { $target } spielt niemand.
eight28-step-best =
    { $count ->
        [one] Am besten für die { $target }: { $names } mit { $total }.
       *[other] Gleich gut für die { $target }: { $names } mit je { $total }.
    }
eight28-step-hit =
    { $count ->
        [one] Volltreffer! { $names } kann genau 8 und genau 28 bilden.
       *[other] Volltreffer! { $names } können genau 8 und genau 28 bilden.
    }
eight28-step-pay =
    { $count ->
        [one] { $names } bekommt { $gems }.
       *[other] { $names } bekommen je { $gems }.
    }
eight28-step-indivisible = Das lässt sich nicht teilen und bleibt liegen: { $gems }.
eight28-step-nothing-stays = Die Mitte ist leer.
eight28-step-stays = Für den nächsten Durchgang bleibt in der Mitte: { $gems }.
eight28-step-lost = In der Mitte bleibt und gehört niemandem: { $gems }.

eight28-tell-lap = Umlauf von { $name }.
eight28-tell-secret = Deine geheime Karte: { $card }.
eight28-tell-take = { $name } nimmt eine Karte: { $card }. Offen: { $totals }.
eight28-tell-takes = { $name } nimmt die Karte.
eight28-tell-pass = { $name } passt.
eight28-tell-out = { $name } ist raus.
eight28-tell-8 = { $name } spielt um die 8.
eight28-tell-28 = { $name } spielt um die 28.

eight28-sheet-round = Nr.
eight28-sheet-total = Summe
eight28-sheet-hit = Volltreffer
eight28-sheet-for = für die { $target }
eight28-sheet-middle = Mitte
