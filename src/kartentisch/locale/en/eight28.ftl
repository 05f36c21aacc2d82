eight28-move-take = Take
eight28-move-pass = Pass
eight28-move-8 = Play for 8
eight28-move-28 = Play for 28
