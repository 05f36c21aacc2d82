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

rule-S1 = Gespielt wird genau zu dritt mit 32 Karten. Spielen kannst du nur, was du auf der Hand hast.
rule-S4 = Reihum sagt jeder an, von null bis zur Zahl seiner Karten.
rule-S5 = Wer links vom Geber sitzt, spielt aus. Danach immer, wer den letzten Stich gemacht hat.
rule-S6 = Bediene die ausgespielte Farbe. Kannst du nicht, spiel Trumpf. Hast du keinen, wirf ab, was du willst.
rule-S10 = Vor der letzten Runde nennt jeder reihum eine Farbe und einen Wert für die goldene Karte.
rule-S12 = Wer die Farbkarten dreht und ob ihr beanstanden dürft, entscheidet die Variante „Farbkarten“.
