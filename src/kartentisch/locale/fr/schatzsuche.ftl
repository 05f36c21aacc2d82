schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
schatzsuche-move-guess = Carte d’or : { $card }
schatzsuche-move-flip = Mettre le témoin { $suit } face cachée
schatzsuche-move-unflip = Remettre le témoin { $suit } face visible
schatzsuche-move-ok = C’est bon
schatzsuche-move-object = Contester la carte de la place { $seat }

schatzsuche-round = Manche { $round } sur 10
schatzsuche-trump = Atout
schatzsuche-trump-card = Retournée comme atout : { $card }
schatzsuche-bid-sum =
    { $tricks ->
        [one] Annonces : { $sum } pour { $tricks } pli
       *[other] Annonces : { $sum } pour { $tricks } plis
    }
schatzsuche-dealer = donne
schatzsuche-points-short = pts
schatzsuche-no-bid = Pas encore d’annonce
schatzsuche-tally = { $tricks } sur { $bid }
schatzsuche-tally-long = Annonce { $bid }, plis { $tricks }
schatzsuche-penalty = Pénalités de cette manche : { $points }
schatzsuche-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
schatzsuche-colour-cards = Cartes témoins de { $name }
schatzsuche-face-up = { $suit } : face visible
schatzsuche-turned = { $suit } : face cachée
schatzsuche-turn-back = Remettre { $suit } face visible : −50 points
schatzsuche-trick = Pli
schatzsuche-card-of = { $name } : { $card }
schatzsuche-card-best = { $name } : { $card }, remporte le pli
schatzsuche-last-trick = Dernier pli
schatzsuche-how-many = Combien de plis feras-tu ?
schatzsuche-which-golden = Quelle est la carte d’or ?
schatzsuche-golden-points = Couleur juste 20, valeur juste 40, les deux 160 points
schatzsuche-golden-card = Carte d’or
schatzsuche-golden = La carte d’or : { $card }
schatzsuche-golden-hidden = La carte d’or, face cachée
schatzsuche-guessed = Choix pour la carte d’or : { $card }
schatzsuche-you-lead = À toi d’entamer
schatzsuche-all-right = Tout était correct ?
schatzsuche-anything-else = Autre chose ?
schatzsuche-looks = { $name } vérifie le pli
schatzsuche-object = Contester la carte de { $name } : { $card }
schatzsuche-object-short = Faute !

schatzsuche-story-dealt = Manche { $round }, atout { $suit }. { $name } annonce en premier.
schatzsuche-story-bid =
    { $tricks ->
        [one] { $name } annonce { $tricks } pli.
       *[other] { $name } annonce { $tricks } plis.
    }
schatzsuche-story-lead = { $name } entame.
schatzsuche-story-guess = { $name } nomme { $card }.
schatzsuche-story-flip = { $name } met son témoin { $suit } face cachée.
schatzsuche-story-unflip = { $name } remet son témoin { $suit } face visible : 50 points de moins.
schatzsuche-story-ok = { $name } dit « C’est bon ».
schatzsuche-story-object = { $name } conteste la carte de { $other }.
schatzsuche-story-fault = { $name } a raison : { $other } a commis une faute et perd { $points } points.
schatzsuche-story-no-fault = { $name } conteste la carte de { $other }, mais il n’y avait pas de faute.
schatzsuche-story-takes = { $name } remporte le pli.
schatzsuche-story-round = Manche { $round } : { $gains }.
schatzsuche-story-golden = La carte d’or : { $card }.

schatzsuche-bid = Annonce
schatzsuche-tricks = Plis
schatzsuche-points = Points
schatzsuche-sum = Total
schatzsuche-bid-letter = A
schatzsuche-tricks-letter = P
schatzsuche-points-letter = Pts
schatzsuche-sum-letter = Σ
schatzsuche-legend = A annonce, P plis, ★ carte d’or.
