# I primi turni guidati di Compañeros

learn-companeros-welcome = Al centro ci sono le carte in tavola. Da lì prendi i tuoi punti: ogni carta vale il suo numero.
learn-companeros-values = Bruno e Clara hanno giocato. Un colore vale la somma delle sue carte: il rosso vale 6, il giallo anche. Ora tocca a te.
learn-companeros-join = Gioca il 7 rosso: così il rosso vale 13, e la carta rossa più alta è la tua.
learn-companeros-join-other = Puoi giocare qualsiasi carta. Ma guarda che cosa succede sommando il rosso: gioca il 7 rosso.
learn-companeros-take-red = Il rosso vale di più: prende per primo chi l’ha giocato, e tra i rossi chi ha la carta più alta, cioè tu! Prendi il rosso, 8 punti.
learn-companeros-take-red-other = Puoi prendere qualsiasi colore, non solo il tuo. Ma qui il rosso ti dà più punti.
learn-companeros-refill = Bruno e Clara prendono il resto, poi le carte giocate vanno in tavola. Hai preso prima degli altri, quindi cominci tu.
learn-companeros-lead = Stavolta in tavola ci sono due carte rosse: 13 punti in un colpo solo. Gioca il 9 verde!
learn-companeros-lead-other = È permesso anche questo. Ma il 9 verde è la tua carta più forte: gioca quella.
learn-companeros-tie = Bruno risponde con il 9 giallo. Verde e giallo valgono lo stesso: parità!
learn-companeros-nobody = Con la parità ci si ferma: chi ha giocato quei colori, o colori più bassi, non prende nulla. Così le carte in tavola aumentano.
learn-companeros-green = Ora in tavola ci sono 40 punti, e cominci ancora tu. Gioca l’8 verde!
learn-companeros-green-other = Per tanti punti conviene giocare una carta alta. Gioca l’8 verde.
learn-companeros-partner = Bruno ti aiuta: con il suo 10 il verde vale 18. Lui ha già preso il rosso, ora tocca a te. Prendi il giallo!
learn-companeros-partner-other = Il giallo ti dà 15 punti, il verde solo 9. Prendi il giallo.
learn-companeros-last = Ora giochi dopo gli altri. Bruno è in testa con il 7 verde e vuole prendersi i 18 punti verdi. Batterlo non puoi…
learn-companeros-spoil = … ma rovinargli il piano sì! Con il tuo 4 il giallo vale 7, proprio come il verde. Gioca il 4 giallo!
learn-companeros-spoil-other = Così Bruno prenderebbe le carte verdi. Solo con il 4 giallo c’è parità.
learn-companeros-end = Parità: nessuno prende. Si va avanti così per nove turni, poi vince chi ha più punti. Ora prova tu, buon divertimento!
