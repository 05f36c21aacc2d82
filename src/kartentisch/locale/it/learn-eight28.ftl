# Le prime mani guidate di 8-28

learn-eight28-welcome = Al centro si accumulano pietre preziose. Una metà va a chi si avvicina di più a 8, l’altra a chi si avvicina di più a 28.
learn-eight28-secret = La tua carta segreta è un 1/11. Vale 1 oppure 11, come preferisci. La vedi solo tu.
learn-eight28-first-card = Clara mette una pietra al centro e ti offre, coperta, la carta in cima al mazzo. Prendila!
learn-eight28-first-card-other = Puoi sempre passare. Ma con 1 o 11 nessuna carta può ancora farti male. Prendila!
learn-eight28-second-card = Un 5! Ora hai 6 oppure 16. In questo giro dai tu le carte, quindi decidi dopo gli altri. Prendine un’altra.
learn-eight28-second-card-other = Niente paura, fino a 28 c’è ancora spazio. Prendi la carta.
learn-eight28-eight = Un 2! Così hai 8 esatto, oppure 18. Meglio di 8 non si può: stavolta passa.
learn-eight28-eight-other = Con un’altra carta perderesti il tuo 8. Passa.
learn-eight28-bust = Bruno ha esagerato: le sue carte scoperte fanno 29, e da 28 in su si è fuori. Tieni il tuo 8 e passa ancora.
learn-eight28-bust-other = Guarda che cosa è successo a Bruno! Le tue carte vanno già bene. Passa.
learn-eight28-reveal = Per un giro intero nessuno ha preso carte: la mano è finita e tutti scoprono la carta segreta. Anche Clara ha 8 esatto.
learn-eight28-choose = Con l’8 dovresti dividere con Clara. Per il 28 non gioca nessun altro: ti basta il tuo 18. Scegli 28!
learn-eight28-choose-other = Con 8 divideresti una metà con Clara. Con 28 ne hai una intera tutta per te.
learn-eight28-share = Al centro c’erano 4 pietre: due metà da 2. Una è tua, l’altra di Clara. Una pietra blu vale 1 punto.
learn-eight28-direct-hit = Se con le stesse carte avessi potuto fare 8 esatto e anche 28 esatto, avresti fatto colpo pieno: tutte le pietre a te! Servono almeno due 1/11.
learn-eight28-ten = Nuova mano, nuove carte. Con il tuo 10 segreto hai già superato 8, quindi punta al 28! Prendi la carta.
learn-eight28-ten-other = Con un 10 da solo non si vince quasi mai. Prendi la carta!
learn-eight28-nineteen = Un 9: in tutto fa 19. Ora solo un 10 sarebbe troppo. Prendine un’altra!
learn-eight28-nineteen-other = Di tutte le carte solo il 10 può farti male. Coraggio, prendila!
learn-eight28-twenty-seven = 27! Ti servirebbe un 1 o un 1/11, ma circa una carta su due sarebbe troppo. Passa.
learn-eight28-twenty-seven-other = Sarebbe come lanciare una moneta, e 27 è quasi perfetto. Passa.
learn-eight28-rest = Il tuo 27 batte il 24 di Bruno, e Clara vince l’altra metà con 7. Delle 3 pietre tu e Clara ne ricevete 1 a testa, una resta al centro.
learn-eight28-end = Tutto qui! La mano in cui compare la prima pietra rossa è l’ultima. Vince chi ha più punti. Buon divertimento!
