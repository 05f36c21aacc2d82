refused-take-or-pass = On te propose une carte : prends-la ou passe.
refused-choose-a-half = Choisis maintenant la moitié que tu vises : 8 ou 28.

rule-E1 = On joue avec le jeu complet de 51 cartes.
rule-E3 = De 3 à 6 joueurs. Chacun reçoit une carte secrète.
rule-E5 = On propose à chacun la carte alors sur le dessus. Si tu la prends, le suivant s’en voit proposer une autre.
rule-E9 = L’option « Passer » dit si l’on te repose la question une fois que tu as passé.
rule-E12 = Si tu peux viser les deux moitiés, choisis-en une. On choisit dans l’ordre, à partir du dernier donneur.
