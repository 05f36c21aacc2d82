# Die ersten geführten Durchgänge von 8-28

learn-eight28-welcome = In der Mitte sammeln sich Steine. Die eine Hälfte gewinnt, wer möglichst nah an 8 kommt, die andere, wer möglichst nah an 28 kommt.
learn-eight28-secret = Deine geheime Karte ist eine 1/11. Sie zählt 1 oder 11, ganz wie du willst. Nur du siehst sie.
learn-eight28-first-card = Clara legt einen Stein in die Mitte und bietet dir verdeckt die oberste Karte an. Nimm sie!
learn-eight28-first-card-other = Passen darfst du immer. Aber mit 1 oder 11 kann dir noch keine Karte schaden. Nimm sie!
learn-eight28-second-card = Eine 5! Du hast jetzt 6 oder 16. In diesem Umlauf gibst du und wirst zuletzt gefragt. Nimm noch eine Karte.
learn-eight28-second-card-other = Keine Angst, bis 28 ist noch viel Platz. Nimm die Karte.
learn-eight28-eight = Eine 2! Damit hast du genau 8, oder 18. Besser kann die 8 nicht werden: Passe diesmal.
learn-eight28-eight-other = Jede weitere Karte macht deine 8 kaputt. Passe.
learn-eight28-bust = Bruno wollte zu viel: Seine offenen Karten ergeben 29, und ab 28 ist man raus. Bleib bei deiner 8 und passe wieder.
learn-eight28-bust-other = Denk an Bruno! Deine Karten sind gut genug. Passe.
learn-eight28-reveal = Einen Umlauf lang hat niemand genommen: Der Durchgang ist aus, alle zeigen ihre geheime Karte. Auch Clara hat genau 8.
learn-eight28-choose = Bei der 8 müsstest du mit Clara teilen. Um die 28 spielt sonst niemand, da gewinnt schon deine 18. Wähle 28!
learn-eight28-choose-other = Bei der 8 müsstest du deine Hälfte mit Clara teilen. Bei der 28 hast du eine ganze für dich.
learn-eight28-share = 4 Steine lagen in der Mitte, das sind zwei Hälften zu 2. Die eine bekommst du, die andere Clara. Ein blauer Stein zählt 1 Punkt.
learn-eight28-direct-hit = Hättest du mit denselben Karten genau 8 und genau 28, wäre das ein Volltreffer: alle Steine für dich! Dafür braucht man mindestens zwei 1/11.
learn-eight28-ten = Neuer Durchgang, neue Karten. Mit deiner geheimen 10 bist du über 8 hinaus, also auf zur 28! Nimm die Karte.
learn-eight28-ten-other = Mit einer 10 allein gewinnst du kaum etwas. Nimm die Karte!
learn-eight28-nineteen = Eine 9, das macht 19. Zu viel wäre jetzt nur eine 10. Nimm noch eine!
learn-eight28-nineteen-other = Von allen Karten schadet dir nur die 10. Trau dich und nimm!
learn-eight28-twenty-seven = 27! Helfen kann nur noch eine 1 oder eine 1/11, und etwa jede zweite Karte wäre zu viel. Passe.
learn-eight28-twenty-seven-other = Das wäre wie eine Münze werfen, und 27 ist schon fast perfekt. Passe.
learn-eight28-rest = Deine 27 schlägt Brunos 24, Clara gewinnt mit 7 die andere Hälfte. Von 3 Steinen bekommen du und Clara je 1, einer bleibt liegen.
learn-eight28-end = Das ist schon das ganze Spiel! Sobald der erste rote Stein liegt, ist es der letzte Durchgang. Wer die meisten Punkte hat, gewinnt. Viel Spaß!
