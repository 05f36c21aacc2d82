# Les premiers tours guidés de Compañeros

learn-companeros-welcome = Au milieu se trouve le tapis. C’est là que tu prends tes points : chaque carte rapporte le nombre écrit dessus.
learn-companeros-values = Bruno et Clara ont joué. Une couleur vaut la somme de ses cartes : le rouge 6, le jaune aussi. À toi de décider.
learn-companeros-join = Joue le 7 rouge. Le rouge vaudra 13, et ta carte y sera la plus haute.
learn-companeros-join-other = Toutes les cartes sont permises. Mais regarde comme les rouges s’additionnent : joue le 7 rouge.
learn-companeros-take-red = Le rouge vaut le plus, et ta carte y est la plus haute : tu te sers en premier ! Prends le rouge, cela fait 8 points.
learn-companeros-take-red-other = Tu peux prendre n’importe quelle couleur, pas seulement la tienne. Mais ici, le rouge rapporte le plus.
learn-companeros-refill = Bruno et Clara prennent le reste. Les cartes jouées forment le nouveau tapis. Tu as choisi en premier, donc tu commences.
learn-companeros-lead = Cette fois, il y a deux cartes rouges : 13 points d’un coup. Joue le 9 vert !
learn-companeros-lead-other = C’est permis aussi. Mais le 9 vert est ta plus forte carte : joue-le.
learn-companeros-tie = Bruno répond par le 9 jaune. Le vert et le jaune valent autant l’un que l’autre : égalité !
learn-companeros-nobody = Une égalité arrête tout : ces couleurs et les plus faibles n’ont rien. Personne ne se sert et le tapis se remplit.
learn-companeros-green = Il y a maintenant 40 points sur le tapis, et tu commences encore. Joue le 8 vert !
learn-companeros-green-other = Tant de points méritent une carte haute. Joue le 8 vert.
learn-companeros-partner = Bruno te rejoint : avec son 10 vert, le vert vaut 18. Il a pris le rouge avant toi, maintenant c’est à toi. Prends le jaune !
learn-companeros-partner-other = Le jaune rapporte 15 points, le vert seulement 9. Prends le jaune.
learn-companeros-last = Cette fois, tu joues en dernier. Bruno mène avec 7 en vert et vise les 18 points verts. Tu ne peux pas le battre…
learn-companeros-spoil = … mais tu peux le gêner ! Avec ton 4 jaune, le jaune vaut 7, comme le vert. Joue-le !
learn-companeros-spoil-other = Bruno prendrait alors les cartes vertes. Seul le 4 jaune crée l’égalité.
learn-companeros-end = Égalité, personne ne se sert. Après neuf tours, celui qui a le plus de points gagne. À toi de jouer maintenant, amuse-toi bien !
