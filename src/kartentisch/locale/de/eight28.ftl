eight28-move-take = Nehmen
eight28-move-pass = Passen
eight28-move-8 = Um die 8 spielen
eight28-move-28 = Um die 28 spielen
