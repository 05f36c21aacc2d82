# Les premières manches guidées de Schatzsuche

learn-schatzsuche-welcome = Avant chaque manche, annonce combien de plis tu feras, puis fais-en exactement autant. À la manche 1, tu n’as qu’une carte.
learn-schatzsuche-trump = La carte retournée est le huit de pique. L’atout de cette manche est donc pique, et il bat toutes les autres couleurs.
learn-schatzsuche-bid-one = Tu as l’as de cœur, la plus forte carte de sa couleur. Seul un atout peut le battre. Annonce 1 pli.
learn-schatzsuche-bid-one-other = Un as comme celui-là fait presque sûrement un pli. Annonce 1.
learn-schatzsuche-lead = Bruno et Clara annoncent 0. Clara a donné et tu es à sa gauche : c’est toi qui entames. Joue ton as !
learn-schatzsuche-colour-cards = Bruno n’a ni cœur ni atout. Ses cartes témoins cœur et pique sont donc mises face cachée : tout le monde le sait.
learn-schatzsuche-one-point = Un pli, exactement comme annoncé : 1 point pour toi. Celui qui mène donne à la manche suivante : c’est toi.
learn-schatzsuche-bid-last = Manche 2, atout carreau. Le donneur annonce en dernier. Ton valet de carreau devrait faire un pli : annonce 1.
learn-schatzsuche-bid-last-other = Le neuf de cœur est faible, mais le valet est un atout. Cela promet 1 pli.
learn-schatzsuche-follow = Bruno entame à cœur. Tu en as, donc tu dois fournir, et le valet attendra. Joue le neuf de cœur.
learn-schatzsuche-trump-it = L’as de trèfle ! Tu n’as pas de trèfle, tu dois donc couper. Ton valet de carreau bat l’as.
learn-schatzsuche-exact = Exactement 1 pli ! On multiplie par le numéro de la manche : 1 × 2 = 2 points. Chaque pli en trop ou en moins te coûte.
learn-schatzsuche-bid-two = Manche 3, atout trèfle. L’as de trèfle gagne toujours, l’as de carreau souvent, le neuf rarement. Annonce 2.
learn-schatzsuche-bid-two-other = Deux as, dont un d’atout : annonce 2.
learn-schatzsuche-ace = Bruno entame avec le roi de carreau. Tu dois fournir : le neuf ou l’as. Il te faut des plis, joue l’as !
learn-schatzsuche-ace-other = Avec le neuf, tu perdrais ce pli. Joue l’as !
learn-schatzsuche-high-trump = Celui qui gagne le pli entame : c’est toi. Personne ne bat ton as d’atout. Va chercher ton deuxième pli !
learn-schatzsuche-high-trump-other = Prudence : joue d’abord l’as d’atout, et tu auras tes deux plis.
learn-schatzsuche-let-go = Deux plis, juste ce qu’il faut. Surtout pas un de plus ! Joue le neuf de carreau et espère que quelqu’un le battra.
learn-schatzsuche-trumped = Bruno n’a ni carreau ni atout et se défausse. Clara va-t-elle battre ton neuf ?
learn-schatzsuche-end = Clara coupe, et tu as exactement 2 plis : 2 × 3 = 6 points ! À la manche 10, on devine en plus la carte d’or. Amuse-toi bien !
