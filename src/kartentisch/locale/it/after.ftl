## Replay

replay = Rivedi la partita
replay-watch = Rivedi la partita
replay-empty = Qui non è stata giocata nessuna carta
replay-hands = Tutte le carte, scoperte
replay-hand-of = Carte di { $name }
replay-step = Punto della partita
replay-at = { $round }, passo { $step } di { $steps }
replay-controls = Comandi
replay-to-start = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-to-end = Alla fine
replay-jump = Vai a
replay-eight28-round = Mano { $number }
replay-schatzsuche-round = Mano { $number }
replay-companeros-round = Turno { $number }
replay-companeros-game-round = Partita { $game }, turno { $number }
record-download = Scarica la partita
share = Condividi la partita
share-line = Chi ha questo link può rivedere tutta la partita, con le carte di tutti.
share-link = Link per rivedere la partita
share-copied = Copiato.

## Was the shuffle fair?

fair-question = Il mazzo era mescolato in modo onesto?
fair-computing = Ricalcolo ogni mazzo…
fair-yes =
    { $count ->
        [one] Sì. Il mazzo è stato ricalcolato: nessuno ha potuto sceglierlo.
       *[other] Sì. Tutti i { $count } mazzi sono stati ricalcolati: nessuno ha potuto sceglierli.
    }
fair-no = No. Queste carte non corrispondono a ciò che era stabilito prima della partita.
fair-right = Giusto:
fair-wrong = Sbagliato:
fair-details = Come funziona e che cosa è stato controllato
fair-how = Prima della partita il server ha scelto un segreto e ne ha mostrato l’impronta. Poi ogni posto ha tagliato, cioè ha aggiunto un proprio valore a caso. Ogni mazzo segue dal segreto e da questi valori. Il tuo browser ha appena ricalcolato tutto da solo.
fair-secret-yes = Il segreto corrisponde alla sua impronta.
fair-secret-no = Il segreto non corrisponde alla sua impronta.
fair-note-yes = L’impronta di prima della partita e il tuo valore ci sono, immutati. Il tuo browser li aveva annotati.
fair-note-no = L’impronta o il tuo valore non è quello che il tuo browser aveva annotato prima della partita.
fair-note-none = Questo browser qui non ha tagliato, quindi non può confrontare l’impronta mostrata prima della partita.
fair-deck-yes = Il mazzo { $number } segue dal segreto e dai valori.
fair-deck-no = Il mazzo { $number } non segue dal segreto e dai valori.
fair-commitment = Impronta (SHA-256)
fair-secret = Segreto
fair-cut-seat = { $name } ha tagliato con
fair-cut-server = { $name } non ha tagliato, il valore segue dal segreto
fair-limits = Che cosa non dimostra: che nessuno dietro il server abbia visto le carte. E se nessuna persona ha tagliato, dimostra poco.
