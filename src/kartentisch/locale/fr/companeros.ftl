companeros-move-take = Prendre { $colour }
companeros-tell-take = { $name } prend { $colour }.

## The table

companeros-round = Tour { $round } sur 9
companeros-game = Partie { $game } sur { $games }
companeros-your-card = Joue une carte
companeros-plays = { $name } joue une carte
companeros-your-take = Prends une couleur
companeros-takes = { $name } prend une couleur
companeros-joins = Les cartes jouées rejoignent le tapis
companeros-nobody-takes = Égalité en tête : personne ne se sert
companeros-counting = On compte les piles
companeros-leftover = Ce qui reste n’est à personne
companeros-starts = commence

## The display

companeros-display = Tapis
companeros-column = { $colour } : { $cards }. Valeur { $worth }
companeros-column-take = Prendre { $colour } : { $cards }. Valeur { $worth }
companeros-column-empty = { $colour } : rien

## Who takes

companeros-order = Valeurs des couleurs
companeros-order-now = Pour l’instant
companeros-order-if = Avec { $card }
companeros-order-final = Qui se sert
companeros-order-none = Aucune carte jouée pour l’instant
companeros-group = { $colour } { $value }
companeros-tie = { $colours } à égalité à { $value }
companeros-place =
    { $place ->
        [1] se sert en premier
       *[other] se sert en { $place }e
    }
companeros-place-taken = a déjà pris
companeros-place-tie = à égalité, ne prend rien
companeros-place-below = sous une égalité, ne prend rien
companeros-place-empty = plus rien à prendre
companeros-now-take = Se servent, dans l’ordre : { $names }.
companeros-now-tie = { $colours } à égalité à { $value } : rien pour ces couleurs ni pour les suivantes.

## The players

companeros-played = a joué { $card }
companeros-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
companeros-pile =
    { $count ->
        [0] Pas encore de pile
        [one] Pile cachée de { $count } carte
       *[other] Pile cachée de { $count } cartes
    }
companeros-pile-open =
    { $count ->
        [one] Pile de { $count } carte, valeur { $points }
       *[other] Pile de { $count } cartes, valeur { $points }
    }
companeros-pile-of = Pile de { $name }
companeros-match = { $points } sur toutes les parties
companeros-last-round = Dernier tour

## The score sheet

companeros-sheet-game = Partie { $number }
companeros-sheet-running = Partie { $number }, en cours
companeros-sheet-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
companeros-sheet-points = Points
companeros-sheet-sum = Total
companeros-sheet-closed = Les piles restent cachées jusqu’à la fin de la partie.
