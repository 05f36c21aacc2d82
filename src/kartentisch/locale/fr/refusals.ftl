# Pourquoi quelque chose est refusé : une phrase pour chaque code.

refused-malformed = Ce message était illisible.
refused-wrong-message = La table ne connaît pas ce message.
refused-not-text = La table ne comprend que du texte.
refused-too-large = C’était trop d’un coup.
refused-too-fast = Doucement ! Attends un instant, puis réessaie.
refused-hello-first = La table ne sait pas encore qui tu es.
refused-hello-again = La table te connaît déjà.
refused-wrong-version = Cette page n’est plus à jour. Recharge-la.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-token = Cette place n’est plus la tienne.
refused-spectator = Seuls les joueurs de la table peuvent le faire. Toi, tu regardes.
refused-host-only = Seul l’hôte de la table peut le faire.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-language = Les règles n’existent pas dans cette langue.
refused-unknown-bot = Ce robot n’existe pas pour ce jeu.
refused-wrong-players = Ce jeu ne se joue pas avec ce nombre de joueurs.
refused-wrong-option = Ce réglage n’existe pas.
refused-wrong-clock = Ce temps de réflexion n’est pas possible.
refused-wrong-pause = Les robots n’attendent pas aussi longtemps.
refused-wrong-name = Un nom compte de 1 à 20 caractères.
refused-table-full = Toutes les places sont prises.
refused-seat-taken = Cette place est déjà prise.
refused-seats-empty = Il reste des places libres. Mets-y des robots ou attends d’autres joueurs.
refused-wrong-value = Cette valeur pour le mélange n’est pas valable.
refused-already-cut = Tu as déjà coupé le paquet.
refused-too-late = La partie a déjà commencé.
refused-not-playing = On ne joue pas ici en ce moment.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde de nouveau la table.
refused-wrong-seat = Ce n’est pas à toi de jouer.
refused-no-such-seat = Cette place n’existe pas.
refused-already-empty = Cette place est déjà libre.
refused-malformed-move = Ce coup n’existe pas dans ce jeu.
refused-no-undo = Ce coup ne peut plus être annulé.
refused-away = Un robot joue à cette place en ce moment.
refused-not-away = Tu es déjà à ta place.
refused-not-over = Ce sera possible une fois la partie terminée.
refused-rematched = La table suivante est déjà ouverte.
refused-wrong-chat = Ce message est vide ou trop long.
refused-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu, réessaie dans un moment.
refused-not-found = Cette page n’existe pas.
refused-wrong-type = Cette demande n’a pas la bonne forme.
refused-wrong-method = Cette adresse ne permet pas cela.
refused-wrong-request = Le serveur ne comprend pas cette demande.
refused-internal = Un problème est survenu sur le serveur.

# Les coups que les règles interdisent ici

refused-take-or-pass = On te propose une carte : prends-la ou passe.
refused-choose-a-half = Choisis maintenant la moitié que tu vises : 8 ou 28.
refused-play-a-card = Tu dois maintenant jouer une carte.
refused-not-in-hand = Tu n’as pas cette carte en main.
refused-take-a-colour = Prends maintenant une couleur sur le tapis.
refused-not-in-display = Cette couleur n’est pas sur le tapis.
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

# Les règles auxquelles renvoie un refus

rule-E1 = On joue avec le jeu complet de 51 cartes.
rule-E3 = De 3 à 6 joueurs. Chacun reçoit une carte secrète.
rule-E5 = On propose à chacun la carte alors sur le dessus. Si tu la prends, le suivant s’en voit proposer une autre.
rule-E9 = L’option « Passer » dit si l’on te repose la question une fois que tu as passé.
rule-E12 = Si tu peux viser les deux moitiés, choisis-en une. On choisit dans l’ordre, à partir du dernier donneur.
rule-C1 = De 3 à 6 joueurs, avec autant de couleurs de dix cartes.
rule-C2 = L’un après l’autre, chacun pose une carte de sa main. Toutes sont permises.
rule-C3 = Ceux qui ont joué la couleur la plus forte se servent en premier, à commencer par la plus haute carte.
rule-C5 = Quand tu te sers, prends toutes les cartes d’une couleur présente sur le tapis.
rule-C9 = Les cartes prises restent cachées jusqu’à la fin, sauf si l’on joue à piles visibles.
rule-C10 = Une partie ou plusieurs : les points s’additionnent.
rule-S1 = On joue à trois exactement, avec 32 cartes. Tu ne peux jouer que ce que tu as en main.
rule-S4 = Chacun à son tour annonce ses plis, de zéro au nombre de ses cartes.
rule-S5 = Le voisin de gauche du donneur entame. Ensuite, celui qui gagne un pli entame le suivant.
rule-S6 = Fournis la couleur demandée. Sinon, coupe. Sans atout, défausse-toi de ce que tu veux.
rule-S10 = Avant la dernière manche, chacun nomme une couleur et une valeur pour la carte d’or.
rule-S12 = L’option « Cartes témoins » dit qui les met face cachée et si l’on peut contester.
