eight28-move-take = Prendi
eight28-move-pass = Passa
eight28-move-8 = Gioca per 8
eight28-move-28 = Gioca per 28
