table = Table
table-laying = On prépare la table
table-gone = Cette table n’existe plus
table-gone-line = Le lien est peut-être incomplet, ou la partie finie depuis longtemps.
connection-offline = Pas de connexion. On réessaie ; rien n’est perdu.
watching = Tu regardes
hand = Tes cartes
your-moves = Tes coups
undo = Annuler
leave = Quitter
leave-line = Un robot continue pour { $name }. Tu peux revenir quand tu veux.
leave-anytime = Tu peux revenir quand tu veux.
leave-for-a-while = M’absenter, garder ma place
you-are-away = Un robot joue pour toi.
come-back = Me revoilà
seat-your-turn = À toi
seat-turn = doit jouer
seat-thinks = réfléchit
seat-away = absent, un robot joue
seat-gone = déconnecté
seat-winner = gagne

news-started = { $name } commence.
news-dealt = Les cartes sont distribuées.
news-dealt-eight28 = Manche { $number }.
news-dealt-companeros = Partie { $number }.
news-dealt-schatzsuche = Manche { $number }.
news-played = { $name } joue { $card }.
news-undone = { $name } annule son coup.
news-away = { $name } s’absente, un robot continue.
news-back = { $name } est de retour.
news-abandoned = La partie a été interrompue.
news-rematched = On continue à une autre table.
news-over =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
result = Résultat
result-you-win = Tu gagnes !
result-look = Voir la table
rematch = Rejouer
rematch-go = Partie suivante

sheet = Feuille de points
sheet-round = Manche
sheet-empty = Rien à noter pour l’instant.

chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
chat-presets = Messages rapides
chat-write = Écris quelque chose
chat-send = Envoyer
chat-mute = Mettre en sourdine
chat-spectators = Spectateurs
preset-hello = Bonjour !
preset-good-luck = Bonne chance !
preset-well-played = Bien joué !
preset-thanks = Merci !
preset-oops = Oups !
preset-hurry = À toi…
preset-one-more = Encore une ?
preset-bye = Au revoir !

settings = Réglages
setting-pace = Vitesse
pace-calm = tranquille
pace-normal = normale
pace-brisk = rapide
pace-instant = immédiate
setting-theme = Apparence
theme-auto = comme l’appareil
theme-dark = sombre
theme-light = claire
setting-two-tap = Confirmer les cartes en touchant deux fois
setting-sorted = Trier mes cartes
setting-four-colours = Quatre teintes pour les quatre couleurs
setting-sound = Un son quand c’est à moi
setting-notify = Une notification quand c’est à moi
setting-notify-forbidden = Ton navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses réglages.

help = Touches
key-digits = aller à une carte de ta main
key-arrows = aller d’une carte à l’autre
key-arrange = déplacer une carte dans ta main
key-enter = jouer
key-undo = annuler
key-last = dernier pli, dernier tour ou dernier partage
key-sheet = feuille de points
key-chat = discussion
key-help = cette page
