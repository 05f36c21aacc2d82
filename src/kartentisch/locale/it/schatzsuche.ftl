schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
schatzsuche-move-guess = Carta d’oro: { $card }
schatzsuche-move-flip = Gira { $suit }
schatzsuche-move-unflip = Riscopri { $suit }
schatzsuche-move-ok = Va bene
schatzsuche-move-object = Contesta la carta del posto { $seat }

schatzsuche-round = Mano { $round } di 10
schatzsuche-trump = Briscola
schatzsuche-trump-card = Carta di briscola: { $card }
schatzsuche-bid-sum =
    { $tricks ->
        [one] Dichiarate: { $sum } su { $tricks } presa
       *[other] Dichiarate: { $sum } su { $tricks } prese
    }
schatzsuche-dealer = dà le carte
schatzsuche-points-short = pt
schatzsuche-no-bid = Ancora nessuna dichiarazione
schatzsuche-tally = { $tricks } di { $bid }
schatzsuche-tally-long = Dichiarate { $bid }, fatte { $tricks }
schatzsuche-penalty = Penalità in questa mano: { $points }
schatzsuche-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
schatzsuche-colour-cards = Carte spia di { $name }
schatzsuche-face-up = { $suit }: scoperta
schatzsuche-turned = { $suit }: girata
schatzsuche-turn-back = Riscopri { $suit }: 50 punti in meno
schatzsuche-trick = Presa
schatzsuche-card-of = { $name }: { $card }
schatzsuche-card-best = { $name }: { $card }, vince la presa
schatzsuche-last-trick = Ultima presa
schatzsuche-how-many = Quante prese farai?
schatzsuche-which-golden = Qual è la carta d’oro?
schatzsuche-golden-points = Seme giusto 20, valore giusto 40, entrambi 160 punti
schatzsuche-golden-card = Carta d’oro
schatzsuche-golden = La carta d’oro: { $card }
schatzsuche-golden-hidden = La carta d’oro, coperta
schatzsuche-guessed = Scelta per la carta d’oro: { $card }
schatzsuche-you-lead = Esci tu
schatzsuche-all-right = Era tutto giusto?
schatzsuche-anything-else = C’è altro?
schatzsuche-looks = { $name } controlla la presa
schatzsuche-object = Contesta la carta di { $name }: { $card }
schatzsuche-object-short = Errore!

schatzsuche-story-dealt = Mano { $round }, briscola { $suit }. Comincia a dichiarare { $name }.
schatzsuche-story-bid =
    { $tricks ->
        [one] { $name } dichiara { $tricks } presa.
       *[other] { $name } dichiara { $tricks } prese.
    }
schatzsuche-story-lead = Esce { $name }.
schatzsuche-story-guess = { $name } nomina { $card }.
schatzsuche-story-flip = { $name } gira la carta spia di { $suit }.
schatzsuche-story-unflip = { $name } riscopre la carta spia di { $suit }: 50 punti in meno.
schatzsuche-story-ok = { $name } dice “Va bene”.
schatzsuche-story-object = { $name } contesta la carta di { $other }.
schatzsuche-story-fault = { $name } ha ragione: { $other } ha commesso un errore e perde { $points } punti.
schatzsuche-story-no-fault = { $name } contesta la carta di { $other }, ma non c’era nessun errore.
schatzsuche-story-takes = { $name } vince la presa.
schatzsuche-story-round = Mano { $round }: { $gains }.
schatzsuche-story-golden = La carta d’oro: { $card }.

schatzsuche-bid = Dichiarazione
schatzsuche-tricks = Prese
schatzsuche-points = Punti
schatzsuche-sum = Totale
schatzsuche-bid-letter = D
schatzsuche-tricks-letter = P
schatzsuche-points-letter = pt
schatzsuche-sum-letter = Σ
schatzsuche-legend = D dichiarazione, P prese, ★ carta d’oro.
