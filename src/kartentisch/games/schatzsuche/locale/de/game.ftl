game-schatzsuche = Schatzsuche
home-sentence-schatzsuche = Sag an, wie viele Stiche du machst, triff es genau und errate die goldene Karte.
lobby-first-schatzsuche = Wer gibt zuerst?

option-discard_when_trumped = Abwerfen
option-discard_when_trumped-line = Musst du auch dann Trumpf spielen, wenn der Stich schon getrumpft ist?
option-discard_when_trumped-false = Trumpfzwang
option-discard_when_trumped-true = frei, sobald getrumpft
option-colour_cards = Farbkarten
option-colour_cards-line = Drehen sie sich bequem von selbst, oder drehst du sie, und Fehler kosten Punkte?
option-colour_cards-automatic = von selbst
option-colour_cards-by_hand = von Hand, wie in der Anleitung
