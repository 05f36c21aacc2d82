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
