# Die ersten geführten Runden von Compañeros

learn-companeros-welcome = In der Mitte liegt die Auslage. Daraus holst du dir Punkte: Jede Karte zählt so viel, wie darauf steht.
learn-companeros-values = Bruno und Clara haben gespielt. Jede Farbe ist so viel wert wie ihre Karten zusammen: Rot 6, Gelb auch. Jetzt kommt es auf dich an.
learn-companeros-join = Spiel die rote 7. Dann ist Rot 13 wert, und deine Karte ist die höchste darin.
learn-companeros-join-other = Du darfst jede Karte spielen. Aber sieh dir an, wie sich Rot zusammenzählt: Spiel die rote 7.
learn-companeros-take-red = Rot ist am meisten wert und kommt zuerst dran, darin die höhere Karte zuerst: deine! Nimm Rot, das sind 8 Punkte.
learn-companeros-take-red-other = Du darfst jede Farbe nehmen, nicht nur die eigene. Am meisten bringt hier aber Rot.
learn-companeros-refill = Bruno und Clara nehmen den Rest. Die gespielten Karten bilden die neue Auslage. Du hast zuerst genommen, also fängst du an.
learn-companeros-lead = Diesmal liegt Rot zweimal da: 13 Punkte auf einmal. Spiel die grüne 9!
learn-companeros-lead-other = Auch erlaubt. Aber die grüne 9 ist deine stärkste Karte: Spiel sie.
learn-companeros-tie = Bruno antwortet mit der gelben 9. Grün und Gelb sind gleich viel wert: Gleichstand!
learn-companeros-nobody = Bei Gleichstand ist Schluss: Diese Farben und alle darunter gehen leer aus. Niemand nimmt, und die Auslage wächst.
learn-companeros-green = Jetzt liegen 40 Punkte da, und du fängst noch einmal an. Spiel die grüne 8!
learn-companeros-green-other = Für so viele Punkte lohnt sich eine hohe Karte. Spiel die grüne 8.
learn-companeros-partner = Bruno macht mit: Mit seiner grünen 10 ist Grün 18 wert. Er hat vor dir Rot genommen, nun bist du dran. Nimm Gelb!
learn-companeros-partner-other = Gelb bringt 15 Punkte, Grün nur 9. Nimm Gelb.
learn-companeros-last = Jetzt spielst du zuletzt. Bruno führt mit Grün 7 und will die 18 grünen Punkte. Übertreffen kannst du ihn nicht …
learn-companeros-spoil = … aber stören! Mit deiner gelben 4 ist Gelb 7 wert, genau wie Grün. Spiel sie!
learn-companeros-spoil-other = Dann bekäme Bruno die grünen Karten. Nur die gelbe 4 macht Gleichstand.
learn-companeros-end = Gleichstand, niemand nimmt. So geht es neun Runden lang, dann gewinnt, wer die meisten Punkte hat. Jetzt spiel selbst, viel Spaß!
