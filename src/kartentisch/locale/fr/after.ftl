## Replay

replay = Revoir la partie
replay-watch = Revoir la partie
replay-empty = Aucune carte n’a été jouée ici
replay-hands = Toutes les cartes, face visible
replay-hand-of = Cartes de { $name }
replay-step = Moment de la partie
replay-at = { $round }, étape { $step } sur { $steps }
replay-controls = Commandes
replay-to-start = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-to-end = À la fin
replay-jump = Aller à
record-download = Télécharger la partie
share = Partager la partie
share-line = Avec ce lien, on peut revoir toute la partie, y compris les cartes de chacun.
share-link = Lien pour revoir la partie
share-copied = Copié.

## Was the shuffle fair?

fair-question = Le mélange était-il honnête ?
fair-computing = Je recalcule chaque paquet…
fair-yes =
    { $count ->
        [one] Oui. Le paquet a été recalculé : personne n’a pu le choisir.
       *[other] Oui. Les { $count } paquets ont été recalculés : personne n’a pu les choisir.
    }
fair-no = Non. Ces cartes ne correspondent pas à ce qui était fixé avant la partie.
fair-right = Juste :
fair-wrong = Faux :
fair-details = Comment ça marche et ce qui a été vérifié
fair-how = Avant la partie, le serveur a choisi un secret et en a montré l’empreinte. Puis chacun a coupé le paquet, c’est-à-dire ajouté sa propre valeur tirée au hasard. Chaque paquet découle du secret et de ces valeurs. Ton navigateur vient de tout recalculer lui-même.
fair-secret-yes = Le secret correspond à son empreinte.
fair-secret-no = Le secret ne correspond pas à son empreinte.
fair-note-yes = L’empreinte d’avant la partie et ta propre valeur y figurent, inchangées. Ton navigateur avait noté les deux.
fair-note-no = L’empreinte ou ta propre valeur n’est pas celle que ton navigateur avait notée avant la partie.
fair-note-none = Ce navigateur n’a pas coupé le paquet ici : il ne peut pas comparer avec l’empreinte montrée avant la partie.
fair-first-yes = Le tirage de qui commence découle du secret et des valeurs.
fair-first-no = Le tirage de qui commence ne découle pas du secret et des valeurs.
fair-deck-yes = Le paquet { $number } découle du secret et des valeurs.
fair-deck-no = Le paquet { $number } ne découle pas du secret et des valeurs.
fair-commitment = Empreinte (SHA-256)
fair-secret = Secret
fair-cut-seat = { $name } a coupé le paquet avec
fair-cut-server = { $name } n’a pas coupé le paquet, la valeur découle du secret
fair-limits = Ce que cela ne prouve pas : que personne derrière le serveur n’a vu les cartes. Et si aucun joueur n’a coupé le paquet, cela ne prouve pas grand-chose.
