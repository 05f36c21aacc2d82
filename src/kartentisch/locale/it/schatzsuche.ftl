schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
schatzsuche-move-guess = Carta d’oro: { $card }
schatzsuche-move-flip = Gira { $suit }
schatzsuche-move-unflip = Rigira { $suit }
schatzsuche-move-ok = Va bene
schatzsuche-move-object = Contesta il posto { $seat }
