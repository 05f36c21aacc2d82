# Die ersten geführten Runden von Schatzsuche

learn-schatzsuche-welcome = Sag vor jeder Runde an, wie viele Stiche du machst, und mach dann genau so viele. In Runde 1 hast du nur eine Karte.
learn-schatzsuche-trump = Aufgedeckt liegt die Pik-Acht. Also ist Pik in dieser Runde Trumpf und schlägt alle anderen Farben.
learn-schatzsuche-bid-one = Du hast das Herz-Ass, die höchste Karte ihrer Farbe. Nur ein Trumpf kann es schlagen. Sag 1 Stich an.
learn-schatzsuche-bid-one-other = So ein Ass macht ziemlich sicher einen Stich. Sag 1 an.
learn-schatzsuche-lead = Bruno und Clara sagen 0 an. Clara hat gegeben, du sitzt links von ihr: Also spielst du aus. Leg dein Ass!
learn-schatzsuche-colour-cards = Bruno hat weder Herz noch Trumpf. Darum sind seine Farbkarten Herz und Pik jetzt umgedreht: Alle wissen Bescheid.
learn-schatzsuche-one-point = Ein Stich, genau wie angesagt: 1 Punkt für dich. Wer vorn liegt, gibt die nächste Runde: du.
learn-schatzsuche-bid-last = Runde 2, Karo ist Trumpf. Wer gibt, sagt zuletzt an. Dein Karo-Bube macht wohl einen Stich: Sag 1 an.
learn-schatzsuche-bid-last-other = Die Herz-Neun ist schwach, der Bube als Trumpf stark. Das klingt nach 1 Stich.
learn-schatzsuche-follow = Bruno spielt Herz aus. Du hast Herz, also musst du bedienen, und der Bube muss warten. Spiel die Herz-Neun.
learn-schatzsuche-trump-it = Das Kreuz-Ass! Kreuz hast du nicht, also musst du Trumpf spielen. Dein Karo-Bube schlägt das Ass.
learn-schatzsuche-exact = Genau 1 Stich! Das wird mit der Rundennummer malgenommen: 1 × 2 = 2 Punkte. Jeder Stich zu viel oder zu wenig kostet.
learn-schatzsuche-bid-two = Runde 3, Kreuz ist Trumpf. Das Kreuz-Ass gewinnt immer, das Karo-Ass meistens, die Neun eher nicht. Sag 2 an.
learn-schatzsuche-bid-two-other = Zwei Asse, und eins davon ist Trumpf: Sag 2 an.
learn-schatzsuche-ace = Bruno spielt den Karo-König aus. Du musst Karo bedienen: Neun oder Ass. Du brauchst Stiche, nimm das Ass!
learn-schatzsuche-ace-other = Mit der Neun verlierst du diesen Stich. Nimm das Ass!
learn-schatzsuche-high-trump = Wer den Stich macht, spielt aus: du. Dein Trumpf-Ass schlägt niemand. Hol dir den zweiten Stich!
learn-schatzsuche-high-trump-other = Sicher ist sicher: Zuerst das Trumpf-Ass, dann hast du deine zwei Stiche.
learn-schatzsuche-let-go = Zwei Stiche, genau richtig. Jetzt bloß keinen mehr! Spiel die Karo-Neun und hoffe, dass sie jemand schlägt.
learn-schatzsuche-trumped = Bruno hat weder Karo noch Trumpf und wirft ab. Ob Clara deine Neun schlägt?
learn-schatzsuche-end = Clara trumpft, und du hast genau 2 Stiche: 2 × 3 = 6 Punkte! In Runde 10 geht es noch um die goldene Karte. Viel Spaß!
