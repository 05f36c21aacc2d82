home-subtitle = Des jeux de cartes autour d’une table, entre amis ou avec des robots.
home-your-name = Ton nom
home-games = Jeux
home-play-now = Jouer
home-invite = Inviter
home-options = Joueurs et options
home-players = De { $least } à { $most }
home-players-exactly =
    { $count ->
        [2] À deux
        [3] À trois
        [4] À quatre
       *[other] À { $count }
    }
home-sentence-eight28 = Approche-toi de 8 ou de 28 et arrête-toi à temps : le milieu se remplit de gemmes.
home-sentence-companeros = Les cartes d’une même couleur s’additionnent. Mais deux couleurs à égalité n’ont rien.
home-sentence-schatzsuche = Annonce tes plis, fais-en exactement autant et devine la carte d’or.
home-open-tables = Tables ouvertes
home-no-open-tables = Personne n’attend pour l’instant. Ouvre ta propre table.
home-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-join = S’asseoir
home-my-games = Mes parties en cours
home-no-games = Aucune pour l’instant.
home-go-on = Continuer

option-players = Joueurs
option-bot = Force des robots
option-bot-line = Le débutant se trompe, le confirmé joue bien, l’expert prévoit.
option-open = Table ouverte
option-open-line = Tout le monde sur ce serveur la voit et peut s’y asseoir.
option-deck = Paquet
option-deck-line = Selon les sources, il y a quinze ou seize 1.
option-deck-fifteen_ones = quinze 1, quatre 8
option-deck-sixteen_ones = seize 1, trois 8
option-passing = Passer
option-passing-line = Si tu as passé, peux-tu reprendre des cartes aux tours suivants ?
option-passing-may_return = pour ce tour seulement
option-passing-final = pour toute la manche
option-games = Nombre de parties
option-games-line = Les points de toutes les parties s’additionnent.
option-piles = Cartes prises
option-piles-line = Cachées, comme dans la règle, ou visibles de tous.
option-piles-closed = cachées
option-piles-open = visibles
option-discard_when_trumped = Défausse
option-discard_when_trumped-line = Faut-il couper même si le pli est déjà coupé ?
option-discard_when_trumped-false = coupe obligatoire
option-discard_when_trumped-true = libre si déjà coupé
option-colour_cards = Cartes témoins
option-colour_cards-line = La table s’en occupe, ou bien toi, et alors les fautes coûtent des points.
option-colour_cards-automatic = automatiques
option-colour_cards-by_hand = à la main, comme dans la règle
