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

refused-take-or-pass = Dir wird eine Karte angeboten: Nimm sie oder passe.
refused-choose-a-half = Jetzt wählst du, um welche Hälfte du spielst: 8 oder 28.
refused-play-a-card = Jetzt musst du eine Karte spielen.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-take-a-colour = Jetzt nimmst du eine Farbe aus der Auslage.
refused-not-in-display = Diese Farbe liegt nicht in der Auslage.
refused-name-the-golden-card = Jetzt tippst du auf die goldene Karte.
refused-make-a-bid = Sag erst an, wie viele Stiche du machst.
refused-too-many-tricks = So viele Stiche gibt es in dieser Runde nicht.
refused-follow-suit = Du hast noch eine Karte der ausgespielten Farbe.
refused-must-trump = Du kannst nicht bedienen, also musst du Trumpf spielen.
refused-referee-turns = Die Farbkarten dreht hier der Kartentisch um.
refused-moved-already = Diese Farbkarte hast du in diesem Zug schon gedreht.
refused-lies-so-already = Diese Farbkarte liegt schon so.
refused-ok-or-object = Sag, was an den Karten der anderen noch falsch ist, dann „In Ordnung“.
refused-own-card = Deine eigene Karte kannst du nicht beanstanden.
refused-objected-already = Diese Karte hast du schon beanstandet.

# Die Regeln, auf die sich eine Ablehnung beruft

rule-E1 = Gespielt wird mit dem vollständigen Satz von 51 Karten.
rule-E3 = Mitspielen können 3 bis 6 Leute. Jeder bekommt eine geheime Karte.
rule-E5 = Jedem wird einzeln die jeweils oberste Karte angeboten. Wer gefragt wird, nimmt sie oder passt.
rule-E9 = Ob du nach dem Passen wieder gefragt wirst, entscheidet die Variante „Passen“.
rule-E12 = Wer um beide Hälften spielen könnte, wählt eine. Gewählt wird reihum ab dem letzten Kartengeber.
rule-C1 = Mitspielen können 3 bis 6 Leute, mit so vielen Farben zu je zehn Karten.
rule-C2 = Reihum legt jeder eine Karte aus der Hand. Jede Handkarte ist erlaubt.
rule-C3 = Zuerst nimmt, wer die stärkste Farbe gespielt hat, in einer Farbe die höhere Karte.
rule-C5 = Wer dran ist, nimmt alle Karten einer Farbe, die in der Auslage liegt.
rule-C9 = Genommene Karten bleiben bis zum Schluss verdeckt, wenn ihr nicht offen spielt.
rule-C10 = Eine Partie oder mehrere: Die Punkte werden zusammengezählt.
rule-S1 = Gespielt wird genau zu dritt mit 32 Karten. Spielen kannst du nur, was du auf der Hand hast.
rule-S4 = Reihum sagt jeder an, von null bis zur Zahl seiner Karten.
rule-S5 = Wer links vom Geber sitzt, spielt aus. Danach immer, wer den letzten Stich gemacht hat.
rule-S6 = Bediene die ausgespielte Farbe. Kannst du nicht, spiel Trumpf. Hast du keinen, wirf ab, was du willst.
rule-S10 = Vor der letzten Runde nennt jeder reihum eine Farbe und einen Wert für die goldene Karte.
rule-S12 = Wer die Farbkarten dreht und ob ihr beanstanden dürft, entscheidet die Variante „Farbkarten“.
