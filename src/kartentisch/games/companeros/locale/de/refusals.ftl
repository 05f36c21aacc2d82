refused-take-a-colour = Jetzt nimmst du eine Farbe aus der Auslage.
refused-not-in-display = Diese Farbe liegt nicht in der Auslage.

rule-C1 = Mitspielen können 3 bis 6 Leute, mit so vielen Farben zu je zehn Karten.
rule-C2 = Reihum legt jeder eine Karte aus der Hand. Jede Handkarte ist erlaubt.
rule-C3 = Zuerst nimmt, wer die stärkste Farbe gespielt hat, in einer Farbe die höhere Karte.
rule-C5 = Wer dran ist, nimmt alle Karten einer Farbe, die in der Auslage liegt.
rule-C9 = Genommene Karten bleiben bis zum Schluss verdeckt, wenn ihr nicht offen spielt.
rule-C10 = Eine Partie oder mehrere: Die Punkte werden zusammengezählt.
