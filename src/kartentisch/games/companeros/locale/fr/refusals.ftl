refused-take-a-colour = Prends maintenant une couleur sur le tapis.
refused-not-in-display = Cette couleur n’est pas sur le tapis.

rule-C1 = De 3 à 6 joueurs, avec autant de couleurs de dix cartes.
rule-C2 = L’un après l’autre, chacun pose une carte de sa main. Toutes sont permises.
rule-C3 = Ceux qui ont joué la couleur la plus forte se servent en premier, à commencer par la plus haute carte.
rule-C5 = Quand tu te sers, prends toutes les cartes d’une couleur présente sur le tapis.
rule-C9 = Les cartes prises restent cachées jusqu’à la fin, sauf si l’on joue à piles visibles.
rule-C10 = Une partie ou plusieurs : les points s’additionnent.
