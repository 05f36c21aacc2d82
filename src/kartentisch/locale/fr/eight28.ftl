eight28-move-take = Prendre
eight28-move-pass = Passer
eight28-move-8 = Jouer pour 8
eight28-move-28 = Jouer pour 28
