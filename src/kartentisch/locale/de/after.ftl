## Replay

replay = Wiederholung
replay-watch = Wiederholung
replay-empty = Hier wurde keine Karte gespielt
replay-hands = Alle Karten, offen
replay-hand-of = Karten von { $name }
replay-step = Stelle im Spiel
replay-at = { $round }, Schritt { $step } von { $steps }
replay-controls = Steuerung
replay-to-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-to-end = Zum Ende
replay-jump = Springen zu
record-download = Aufzeichnung herunterladen
share = Spiel teilen
share-line = Wer diesen Link hat, kann sich das ganze Spiel ansehen, mit allen Karten.
share-link = Link zur Wiederholung
share-copied = Kopiert.

## Was the shuffle fair?

fair-question = Wurde ehrlich gemischt?
fair-computing = Ich rechne jeden Stapel nach …
fair-yes =
    { $count ->
        [one] Ja. Der Stapel ist nachgerechnet: Niemand konnte ihn sich aussuchen.
       *[other] Ja. Alle { $count } Stapel sind nachgerechnet: Niemand konnte sie sich aussuchen.
    }
fair-no = Nein. Diese Karten passen nicht zu dem, was vor dem Spiel festgelegt wurde.
fair-right = Stimmt:
fair-wrong = Stimmt nicht:
fair-details = Wie das geht und was geprüft wurde
fair-how = Vor dem Spiel hat der Server ein Geheimnis gewählt und seinen Fingerabdruck gezeigt. Dann haben alle am Tisch abgehoben, also einen eigenen Zufallswert dazugegeben. Aus Geheimnis und Werten folgt jeder Stapel. Dein Browser hat das gerade alles selbst nachgerechnet.
fair-secret-yes = Das Geheimnis passt zum Fingerabdruck.
fair-secret-no = Das Geheimnis passt nicht zum Fingerabdruck.
fair-note-yes = Der Fingerabdruck von damals und dein eigener Wert stehen unverändert darin. Dein Browser hatte sich beides gemerkt.
fair-note-no = Der Fingerabdruck oder dein eigener Wert ist ein anderer, als dein Browser sich vor dem Spiel gemerkt hat.
fair-note-none = Dieser Browser hat hier nicht abgehoben. Er kann also nicht vergleichen, welcher Fingerabdruck vor dem Spiel galt.
fair-first-yes = Wer begonnen hat, folgt aus Geheimnis und Werten.
fair-first-no = Wer begonnen hat, folgt nicht aus Geheimnis und Werten.
fair-deck-yes = Stapel { $number } folgt aus Geheimnis und Werten.
fair-deck-no = Stapel { $number } folgt nicht aus Geheimnis und Werten.
fair-commitment = Fingerabdruck (SHA-256)
fair-secret = Geheimnis
fair-cut-seat = { $name } hat abgehoben mit
fair-cut-server = { $name } hat nicht abgehoben, der Wert folgt aus dem Geheimnis
fair-limits = Was das nicht beweist: dass niemand hinter dem Server die Karten gesehen hat. Und wenn kein Mensch abgehoben hat, beweist es wenig.
