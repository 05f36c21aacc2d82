schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
schatzsuche-move-guess = Carte d’or : { $card }
schatzsuche-move-flip = Retourner { $suit }
schatzsuche-move-unflip = Remettre { $suit }
schatzsuche-move-ok = D’accord
schatzsuche-move-object = Contester la place { $seat }
