schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
schatzsuche-move-guess = Goldene Karte: { $card }
schatzsuche-move-flip = { $suit } umdrehen
schatzsuche-move-unflip = { $suit } zurückdrehen
schatzsuche-move-ok = In Ordnung
schatzsuche-move-object = Platz { $seat } beanstanden
