companeros-move-take = Prendi { $colour }
companeros-tell-take = { $name } prende { $colour }.

## The table

companeros-round = Turno { $round } di 9
companeros-game = Partita { $game } di { $games }
companeros-your-card = Gioca una carta
companeros-plays = { $name } gioca una carta
companeros-your-take = Prendi un colore
companeros-takes = { $name } prende un colore
companeros-joins = Le carte giocate si aggiungono a quelle in tavola
companeros-nobody-takes = Parità in cima: nessuno prende
companeros-counting = Si contano i mazzetti
companeros-leftover = Le carte rimaste non sono di nessuno
companeros-starts = comincia

## The display

companeros-display = In tavola
companeros-column = { $colour }: { $cards }. Vale { $worth }
companeros-column-take = Prendi { $colour }: { $cards }. Vale { $worth }
companeros-column-empty = { $colour }: nessuna carta

## Who takes

companeros-order = Valori dei colori
companeros-order-now = Per ora
companeros-order-if = Con { $card }
companeros-order-final = Prendono
companeros-order-none = Nessuna carta giocata finora
companeros-group = { $colour } { $value }
companeros-tie = { $colours } pari a { $value }
companeros-place = { $place }º a prendere
companeros-place-taken = ha preso
companeros-place-tie = parità, non prende nulla
companeros-place-below = sotto una parità, non prende nulla
companeros-place-empty = non prende nulla, le carte in tavola non bastano
companeros-now-take = Prendono, nell’ordine: { $names }.
companeros-now-tie = { $colours } pari a { $value }: da lì in giù nessuno prende.

## The players

companeros-played = ha giocato { $card }
companeros-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
companeros-pile =
    { $count ->
        [0] Ancora nessun mazzetto
        [one] Mazzetto coperto di { $count } carta
       *[other] Mazzetto coperto di { $count } carte
    }
companeros-pile-open =
    { $count ->
        [one] Mazzetto di { $count } carta, vale { $points }
       *[other] Mazzetto di { $count } carte, vale { $points }
    }
companeros-pile-of = Mazzetto di { $name }
companeros-match = { $points } in tutte le partite
companeros-last-round = Ultimo turno

## The score sheet

companeros-sheet-game = Partita { $number }
companeros-sheet-running = Partita { $number }, in corso
companeros-sheet-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
companeros-sheet-points = Punti
companeros-sheet-sum = Totale
companeros-sheet-closed = I mazzetti restano coperti fino alla fine della partita.
