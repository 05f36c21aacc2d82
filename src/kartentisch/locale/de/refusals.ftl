# Warum etwas nicht geht: ein Satz für jeden Code einer Ablehnung.

refused-malformed = Diese Nachricht war unlesbar.
refused-wrong-message = Diese Nachricht kennt der Tisch nicht.
refused-not-text = Der Tisch versteht nur Text.
refused-too-large = Das war zu viel auf einmal.
refused-too-fast = Immer mit der Ruhe! Warte einen Moment und versuch es noch einmal.
refused-hello-first = Der Tisch weiß noch nicht, wer du bist.
refused-hello-again = Du bist schon angemeldet.
refused-wrong-version = Diese Seite ist veraltet. Lade sie neu.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-token = Dieser Platz gehört dir nicht mehr.
refused-spectator = Du schaust nur zu. Das dürfen nur die Leute am Tisch.
refused-host-only = Das darf nur, wer den Tisch leitet.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-unknown-language = In dieser Sprache gibt es die Regeln nicht.
refused-unknown-bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-wrong-players = Dieses Spiel geht nicht mit so vielen Leuten.
refused-wrong-option = Diese Einstellung gibt es nicht.
refused-wrong-clock = Mit dieser Bedenkzeit geht es nicht.
refused-wrong-pause = So lange warten Bots nicht.
refused-wrong-name = Ein Name hat 1 bis 20 Zeichen.
refused-table-full = Alle Plätze sind besetzt.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-seats-empty = Es sind noch Plätze frei. Setz Bots darauf oder warte auf weitere Leute.
refused-wrong-value = Dieser Beitrag zum Mischen ist ungültig.
refused-already-cut = Du hast schon abgehoben.
refused-too-late = Das Spiel hat schon begonnen.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-stale = Inzwischen ist etwas passiert. Sieh dir den Tisch noch einmal an.
refused-wrong-seat = Du bist gerade nicht dran.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-already-empty = Dieser Platz ist schon frei.
refused-malformed-move = Diesen Zug gibt es in diesem Spiel nicht.
refused-no-undo = Das lässt sich nicht mehr zurücknehmen.
refused-away = Gerade spielt ein Bot für diesen Platz.
refused-not-away = Du sitzt schon auf deinem Platz.
refused-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refused-rematched = Der nächste Tisch ist schon offen.
refused-wrong-chat = Diese Nachricht ist leer oder zu lang.
refused-storage = Der Server kann gerade nichts speichern. Nichts ist verloren, versuch es gleich noch einmal.
refused-not-found = Diese Seite gibt es nicht.
refused-wrong-type = Diese Anfrage hat die falsche Form.
refused-wrong-method = Das kann diese Adresse nicht.
refused-wrong-request = Diese Anfrage versteht der Server nicht.
refused-internal = Da ist beim Server etwas schiefgegangen.

# Züge, die die Regeln hier nicht erlauben

refused-play-a-card = Jetzt musst du eine Karte spielen.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
