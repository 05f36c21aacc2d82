game-schatzsuche = Schatzsuche
home-sentence-schatzsuche = Annonce tes plis, fais-en exactement autant et devine la carte d’or.
lobby-first-schatzsuche = Qui donne en premier ?

option-discard_when_trumped = Défausse
option-discard_when_trumped-line = Faut-il couper même si le pli est déjà coupé ?
option-discard_when_trumped-false = coupe obligatoire
option-discard_when_trumped-true = libre si déjà coupé
option-colour_cards = Cartes témoins
option-colour_cards-line = La table s’en occupe, ou bien toi, et alors les fautes coûtent des points.
option-colour_cards-automatic = automatiques
option-colour_cards-by_hand = à la main, comme dans la règle
