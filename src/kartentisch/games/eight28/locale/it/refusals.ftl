refused-take-or-pass = Ti viene offerta una carta: prendila o passa.
refused-choose-a-half = Ora scegli per quale metà giochi: 8 o 28.

rule-E1 = Si gioca con il mazzo completo di 51 carte.
rule-E3 = Si gioca in 3-6. Ognuno riceve una carta segreta.
rule-E5 = A ciascuno si offre la carta che in quel momento è in cima al mazzo. La prendi o passi.
rule-E9 = La variante “Passare” dice se dopo aver passato ricevi altre offerte.
rule-E12 = Se puoi giocare per entrambe le metà, scegline una. Si sceglie a partire dall’ultimo mazziere.
