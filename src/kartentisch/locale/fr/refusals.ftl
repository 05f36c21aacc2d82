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

refused-play-a-card = Tu dois maintenant jouer une carte.
refused-not-in-hand = Tu n’as pas cette carte en main.
