# I primi turni guidati di Compañeros

learn-companeros-welcome = Al centro ci sono le carte in tavola. Da lì prendi i tuoi punti: ogni carta vale il suo numero.
learn-companeros-values = Bruno e Clara hanno giocato. Un colore vale la somma delle sue carte: il rosso 6, il giallo pure. Ora decidi tu.
learn-companeros-join = Gioca il 7 rosso. Così il rosso vale 13, e la tua carta è la più alta.
learn-companeros-join-other = Puoi giocare qualsiasi carta. Ma guarda come si somma il rosso: gioca il 7 rosso.
learn-companeros-take-red = Il rosso vale di più e prende per primo, con la carta più alta davanti: la tua! Prendi il rosso, 8 punti.
learn-companeros-take-red-other = Puoi prendere qualsiasi colore, non solo il tuo. Ma qui il rosso vale di più.
learn-companeros-refill = Bruno e Clara prendono il resto. Le carte giocate formano la nuova tavola. Hai preso prima degli altri, quindi cominci tu.
learn-companeros-lead = Stavolta ci sono due carte rosse: 13 punti in un colpo solo. Gioca il 9 verde!
learn-companeros-lead-other = È permesso anche questo. Ma il 9 verde è la tua carta più forte: gioca quella.
learn-companeros-tie = Bruno risponde con il 9 giallo. Verde e giallo valgono uguale: parità!
learn-companeros-nobody = Con la parità ci si ferma: quei colori e tutti quelli più bassi non prendono nulla. Nessuno prende, e la tavola cresce.
learn-companeros-green = Ora in tavola ci sono 40 punti, e cominci ancora tu. Gioca l’8 verde!
learn-companeros-green-other = Per tanti punti vale la pena giocare una carta alta. Gioca l’8 verde.
learn-companeros-partner = Bruno ti dà man forte: col suo 10 il verde vale 18. Ha preso il rosso prima di te, ora tocca a te. Prendi il giallo!
learn-companeros-partner-other = Il giallo porta 15 punti, il verde solo 9. Prendi il giallo.
learn-companeros-last = Ora giochi dopo gli altri. Bruno è in testa con 7 in verde e vuole quei 18 punti verdi. Batterlo non puoi…
learn-companeros-spoil = … ma disturbarlo sì! Con il tuo 4 giallo il giallo vale 7, proprio come il verde. Giocalo!
learn-companeros-spoil-other = Così Bruno avrebbe le carte verdi. Solo il 4 giallo porta alla parità.
learn-companeros-end = Parità, nessuno prende. Si va avanti per nove turni, poi vince chi ha più punti. Ora prova tu, buon divertimento!
