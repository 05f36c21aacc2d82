## Replay

replay = Rivedi la partita
replay-watch = Rivedi la partita
replay-empty = Qui non si è giocata nessuna carta
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
record-download = Scarica la partita
share = Condividi la partita
share-line = Chi ha questo link può rivedere tutta la partita, con le carte di tutti.
share-link = Link per rivedere la partita
share-copied = Copiato.

## Was the shuffle fair?

fair-question = Le carte sono state mescolate onestamente?
fair-computing = Sto ricalcolando i mazzi…
fair-yes =
    { $count ->
        [one] Sì. Il mazzo è stato ricalcolato: nessuno ha potuto decidere l’ordine delle carte.
       *[other] Sì. Tutti i { $count } mazzi sono stati ricalcolati: nessuno ha potuto decidere l’ordine delle carte.
    }
fair-no = No. Queste carte non corrispondono a quanto fissato prima della partita.
fair-right = Giusto:
fair-wrong = Sbagliato:
fair-details = Come funziona e che cosa è stato controllato
fair-how = Prima della partita il server ha scelto un valore segreto e ne ha mostrato l’impronta. Poi ognuno ha alzato il mazzo, cioè ha aggiunto un suo valore casuale. Ogni mazzo si ricava dal segreto e da questi valori. Il tuo browser ha appena rifatto tutti i conti da solo.
fair-secret-yes = Il segreto corrisponde alla sua impronta.
fair-secret-no = Il segreto non corrisponde alla sua impronta.
fair-note-yes = L’impronta mostrata prima della partita e il tuo valore non sono cambiati: il tuo browser se li era annotati.
fair-note-no = L’impronta o il tuo valore non sono quelli che il tuo browser si era annotato prima della partita.
fair-note-none = Da questo browser nessuno ha alzato il mazzo, quindi qui non si può confrontare l’impronta mostrata prima della partita.
fair-first-yes = Il sorteggio di chi comincia si ricava dal segreto e dai valori.
fair-first-no = Il sorteggio di chi comincia non si ricava dal segreto e dai valori.
fair-deck-yes = Il mazzo { $number } si ricava dal segreto e dai valori.
fair-deck-no = Il mazzo { $number } non si ricava dal segreto e dai valori.
fair-commitment = Impronta (SHA-256)
fair-secret = Segreto
fair-cut-seat = { $name } ha alzato il mazzo con
fair-cut-server = { $name } non ha alzato il mazzo, il valore si ricava dal segreto
fair-limits = Quello che non dimostra: che nessuno, dalla parte del server, abbia visto le carte. E se nessuna persona ha alzato il mazzo, dimostra poco.
