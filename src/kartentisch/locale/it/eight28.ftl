eight28-move-take = Prendi
eight28-move-pass = Passa
eight28-move-8 = Gioca per 8
eight28-move-28 = Gioca per 28
eight28-again = Tocca di nuovo
eight28-with = con { $total }

eight28-supply = Riserva
eight28-middle = Centro
eight28-rest-short = Resto
eight28-rest = Resto: { $gems }
eight28-half = Metà per { $target }: { $gems }
eight28-gems =
    { $red ->
        [0] { $blue ->
            [0] nessuna pietra
            [one] { $blue } pietra blu
           *[other] { $blue } pietre blu
        }
        [one] { $blue ->
            [0] { $red } pietra rossa
            [one] { $blue } pietra blu e { $red } rossa
           *[other] { $blue } pietre blu e { $red } rossa
        }
       *[other] { $blue ->
            [0] { $red } pietre rosse
            [one] { $blue } pietra blu e { $red } rosse
           *[other] { $blue } pietre blu e { $red } rosse
        }
    }
eight28-gems-given =
    { $red ->
        [0] { $blue ->
            [0] nessuna pietra
            [one] { $blue } pietra blu
           *[other] { $blue } pietre blu
        }
        [one] { $blue ->
            [0] { $red } pietra rossa
            [one] { $blue } pietra blu e { $red } rossa
           *[other] { $blue } pietre blu e { $red } rossa
        }
       *[other] { $blue ->
            [0] { $red } pietre rosse
            [one] { $blue } pietra blu e { $red } rosse
           *[other] { $blue } pietre blu e { $red } rosse
        }
    }
eight28-round = Mano { $number }
eight28-last-round = Ultima mano

eight28-cards = Carte
eight28-secret-hidden = Carta segreta, coperta
eight28-secret-own = La tua carta segreta: { $card }
eight28-secret-shown = Carta segreta: { $card }
eight28-offered = Carta offerta, coperta
eight28-pile =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
eight28-totals = Totali possibili: { $totals }
eight28-totals-open = Scoperte: { $totals }, più la carta segreta
eight28-past = oltre { $target }
eight28-chance =
    { $many ->
        [one] Rischio di superare { $target } con la prossima carta: { $percent }, { $many } carta su { $cards }
       *[other] Rischio di superare { $target } con la prossima carta: { $percent }, { $many } carte su { $cards }
    }
eight28-bust-other = Rischio di essere fuori con la prossima carta: { $chance }

eight28-gives = dà le carte
eight28-out = fuori
eight28-declined = passa
eight28-answer-take = prende
eight28-answer-pass = passa
eight28-line-offer = Giro di { $giver }: si offre una carta a { $name }.
eight28-line-last = Se passa anche { $name }, la mano è finita.
eight28-line-choose = { $name } sceglie: 8 o 28?
eight28-next = Avanti
eight28-look = Ultima distribuzione

eight28-step-show = Tutti scoprono la carta segreta.
eight28-step-halves = Due metà, ognuna vale { $half }.
eight28-step-rest = Resto: { $gems }.
eight28-step-nobody = Nessuno gioca per { $target }.
eight28-step-best =
    { $count ->
        [one] Miglior totale per { $target }: { $names } con { $total }.
       *[other] Parità per { $target }: { $names } con { $total }.
    }
eight28-step-hit =
    { $count ->
        [one] Colpo pieno! { $names } può fare sia 8 esatto sia 28 esatto.
       *[other] Colpo pieno! { $names } possono fare sia 8 esatto sia 28 esatto.
    }
eight28-step-pay =
    { $count ->
        [one] { $names } riceve { $gems }.
       *[other] { $names } ricevono { $gems } a testa.
    }
eight28-step-indivisible = Non si può dividere e resta al centro: { $gems }.
eight28-step-nothing-stays = Il centro è vuoto.
eight28-step-stays = Resta al centro per la prossima mano: { $gems }.
eight28-step-lost = Resta al centro e non va a nessuno: { $gems }.

eight28-tell-lap = Giro di { $name }.
eight28-tell-secret = La tua carta segreta: { $card }.
eight28-tell-take = { $name } prende una carta: { $card }. Scoperte: { $totals }.
eight28-tell-takes = { $name } prende la carta.
eight28-tell-pass = { $name } passa.
eight28-tell-out = { $name } è fuori.
eight28-tell-8 = { $name } gioca per 8.
eight28-tell-28 = { $name } gioca per 28.

eight28-sheet-round = N.
eight28-sheet-total = Totale
eight28-sheet-hit = colpo pieno
eight28-sheet-for = per { $target }
eight28-sheet-middle = Centro
