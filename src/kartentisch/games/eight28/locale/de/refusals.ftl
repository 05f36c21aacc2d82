refused-take-or-pass = Dir wird eine Karte angeboten: Nimm sie oder passe.
refused-choose-a-half = Jetzt wählst du, um welche Hälfte du spielst: 8 oder 28.

rule-E1 = Gespielt wird mit dem vollständigen Satz von 51 Karten.
rule-E3 = Mitspielen können 3 bis 6 Leute. Jeder bekommt eine geheime Karte.
rule-E5 = Jedem wird einzeln die jeweils oberste Karte angeboten. Wer gefragt wird, nimmt sie oder passt.
rule-E9 = Ob du nach dem Passen wieder gefragt wirst, entscheidet die Variante „Passen“.
rule-E12 = Wer um beide Hälften spielen könnte, wählt eine. Gewählt wird reihum ab dem letzten Kartengeber.
