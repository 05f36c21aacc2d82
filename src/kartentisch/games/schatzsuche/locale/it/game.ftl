game-schatzsuche = Schatzsuche
home-sentence-schatzsuche = Caccia al tesoro: dichiara le tue prese, fanne proprio tante e indovina la carta d’oro.
lobby-first-schatzsuche = Chi dà le carte per primo?

option-discard_when_trumped = Scartare
option-discard_when_trumped-line = Devi tagliare anche se qualcuno ha già tagliato?
option-discard_when_trumped-false = taglio obbligatorio
option-discard_when_trumped-true = libero se già tagliato
option-colour_cards = Carte spia
option-colour_cards-line = Le gira il tavolo, oppure voi, e allora gli errori costano punti.
option-colour_cards-automatic = automatiche
option-colour_cards-by_hand = a mano, come nel regolamento
