refused-name-the-golden-card = Devine maintenant la carte d’or.
refused-make-a-bid = Annonce d’abord combien de plis tu feras.
refused-too-many-tricks = Il n’y a pas autant de plis dans cette manche.
refused-follow-suit = Tu as encore une carte de la couleur demandée.
refused-must-trump = Tu ne peux pas fournir, tu dois donc couper.
refused-referee-turns = Ici, c’est la table qui met les cartes témoins face cachée.
refused-moved-already = Une carte témoin ne change de face qu’une fois par tour.
refused-lies-so-already = Cette carte témoin est déjà de ce côté.
refused-ok-or-object = Conteste ce qui reste faux dans les cartes des autres, puis dis « C’est bon ».
refused-own-card = Tu ne peux pas contester ta propre carte.
refused-objected-already = Tu as déjà contesté cette carte.

rule-S1 = On joue à trois exactement, avec 32 cartes. Tu ne peux jouer que ce que tu as en main.
rule-S4 = Chacun à son tour annonce ses plis, de zéro au nombre de ses cartes.
rule-S5 = Le voisin de gauche du donneur entame. Ensuite, celui qui gagne un pli entame le suivant.
rule-S6 = Fournis la couleur demandée. Sinon, coupe. Sans atout, défausse-toi de ce que tu veux.
rule-S10 = Avant la dernière manche, chacun nomme une couleur et une valeur pour la carte d’or.
rule-S12 = L’option « Cartes témoins » dit qui les met face cachée et si l’on peut contester.
