home-subtitle = Des jeux de cartes à une table, entre amis ou avec des robots.
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
home-sentence-companeros = Neuf manches où les couleurs s’entraident, jusqu’à ce que deux d’entre elles se valent.
home-sentence-schatzsuche = Annonce tes plis, fais-les exactement et devine la carte d’or.
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
option-bot-line = Le débutant se trompe, l’habitué s’y connaît, l’expert prévoit.
option-open = Table ouverte
option-open-line = Tout le monde sur ce serveur la voit et peut s’asseoir.
option-deck = Paquet
option-deck-line = Les critiques ne s’accordent pas : quinze 1 ou seize ?
option-deck-fifteen_ones = quinze 1, quatre 8
option-deck-sixteen_ones = seize 1, trois 8
option-passing = Passer
option-passing-line = Après avoir passé, peux-tu reprendre une carte à un tour suivant ?
option-passing-may_return = pour ce tour seulement
option-passing-final = pour toute la manche
option-games = Nombre de parties
option-games-line = Les points de toutes les parties s’additionnent.
option-piles = Cartes prises
option-piles-line = Cachées, comme dans la règle, ou visibles de tous.
option-piles-closed = cachées
option-piles-open = visibles
option-discard_when_trumped = Défausse
option-discard_when_trumped-line = Faut-il couper même si quelqu’un a déjà coupé le pli ?
option-discard_when_trumped-false = coupe obligatoire
option-discard_when_trumped-true = libre si déjà coupé
option-colour_cards = Cartes témoins
option-colour_cards-line = Retournées pour toi, ou par toi, et les fautes coûtent des points.
option-colour_cards-automatic = automatiques
option-colour_cards-by_hand = à la main
