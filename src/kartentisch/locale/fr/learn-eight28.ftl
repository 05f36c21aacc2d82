# Les premières manches guidées de 8-28

learn-eight28-welcome = Des gemmes s’accumulent au milieu. Une moitié va à celui qui s’approche le plus de 8, l’autre à celui qui s’approche le plus de 28.
learn-eight28-secret = Ta carte secrète est un 1/11. Elle vaut 1 ou 11, comme tu veux. Personne d’autre ne la voit.
learn-eight28-first-card = Clara ajoute une gemme au milieu et te propose la carte du dessus, face cachée. Prends-la !
learn-eight28-first-card-other = Tu peux toujours passer. Mais avec 1 ou 11, aucune carte n’est encore dangereuse. Prends-la !
learn-eight28-second-card = Un 5 ! Tu as maintenant 6 ou 16. À ce tour, c’est toi qui donnes, tu décides donc après les autres. Prends encore une carte.
learn-eight28-second-card-other = N’aie pas peur, il y a de la place jusqu’à 28. Prends la carte.
learn-eight28-eight = Un 2 ! Cela fait exactement 8, ou bien 18. On ne fait pas mieux que 8 : cette fois, passe.
learn-eight28-eight-other = Une carte de plus gâcherait ton 8. Passe.
learn-eight28-bust = Bruno a été trop gourmand : ses cartes visibles font 29, et à partir de 28 on est hors jeu. Garde ton 8 et passe encore.
learn-eight28-bust-other = Pense à Bruno ! Tes cartes sont assez bonnes. Passe.
learn-eight28-reveal = Personne n’a pris de carte pendant un tour : la manche est finie, on dévoile les cartes secrètes. Clara aussi a 8.
learn-eight28-choose = Pour 8, il faudrait partager avec Clara. Pour 28, tu n’as plus de rival : même ton 18 gagne. Choisis 28 !
learn-eight28-choose-other = Avec 8, tu partagerais ta moitié avec Clara. Avec 28, tu en as une entière pour toi.
learn-eight28-share = Il y avait 4 gemmes au milieu : deux moitiés de 2. L’une est à toi, l’autre à Clara. Une gemme bleue vaut 1 point.
learn-eight28-direct-hit = Si tu avais pu faire exactement 8 ET exactement 28 avec les mêmes cartes, tu aurais décroché le jackpot : toutes les gemmes ! Il y faut au moins deux 1/11.
learn-eight28-ten = Nouvelle manche, nouvelles cartes. Avec ton 10 secret, tu dépasses déjà 8 : vise 28 ! Prends la carte.
learn-eight28-ten-other = Avec un 10 tout seul, on ne gagne presque jamais. Prends la carte !
learn-eight28-nineteen = Un 9, cela fait 19. Seul un 10 serait de trop. Prends-en encore une !
learn-eight28-nineteen-other = De toutes les cartes, seul le 10 est dangereux. Vas-y, prends-la !
learn-eight28-twenty-seven = 27 ! Seul un 1 ou un 1/11 peut encore t’aider, et près d’une carte sur deux serait de trop. Passe.
learn-eight28-twenty-seven-other = Ce serait jouer à pile ou face, et 27, c’est presque parfait. Passe.
learn-eight28-rest = Ton 27 bat le 24 de Bruno, et Clara gagne l’autre moitié avec 7. Sur 3 gemmes, 1 est pour toi, 1 pour Clara, la dernière reste au milieu.
learn-eight28-end = Et voilà tout le jeu ! La manche où l’on pose la première gemme rouge est la dernière. Celui qui a le plus de points gagne. Amuse-toi bien !
