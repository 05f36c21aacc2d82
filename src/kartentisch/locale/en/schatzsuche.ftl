schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
schatzsuche-move-guess = Golden card: { $card }
schatzsuche-move-flip = Turn over { $suit }
schatzsuche-move-unflip = Turn { $suit } back
schatzsuche-move-ok = OK
schatzsuche-move-object = Object to seat { $seat }
