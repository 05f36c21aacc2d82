# Le prime mani guidate di Schatzsuche

learn-schatzsuche-welcome = In ogni mano dichiari quante prese farai, poi cerchi di farne proprio tante, né più né meno. Nella mano 1 hai una carta sola.
learn-schatzsuche-trump = La carta scoperta è l’otto di picche. Quindi in questa mano la briscola è picche e batte tutti gli altri semi.
learn-schatzsuche-bid-one = Hai l’asso di cuori, la carta più alta del suo seme. Può batterlo solo una briscola. Dichiara 1 presa.
learn-schatzsuche-bid-one-other = Un asso così fa quasi di sicuro una presa. Dichiara 1.
learn-schatzsuche-lead = Bruno e Clara dichiarano 0. Clara ha dato le carte e tu siedi alla sua sinistra, quindi esci tu, cioè giochi la prima carta: l’asso!
learn-schatzsuche-colour-cards = Bruno non ha né cuori né briscole. Perciò le sue carte spia di cuori e picche sono girate: ora tutti sanno che non ne ha.
learn-schatzsuche-one-point = Una presa, proprio come dichiarato: 1 punto per te. Chi è in testa dà le carte nella prossima mano: tocca a te.
learn-schatzsuche-bid-last = Mano 2, briscola quadri. Chi dà le carte parla per ultimo. Il tuo fante di quadri dovrebbe fare una presa: dichiara 1.
learn-schatzsuche-bid-last-other = Il nove di cuori è debole, ma il fante è una briscola: 1 presa dovrebbe farla. Dichiara 1.
learn-schatzsuche-follow = Bruno esce di cuori. Tu ne hai, quindi devi rispondere, e il fante deve aspettare. Gioca il nove di cuori.
learn-schatzsuche-trump-it = L’asso di fiori! Non hai fiori, quindi devi giocare una briscola. Il tuo fante di quadri batte l’asso.
learn-schatzsuche-exact = Esattamente 1 presa! Si moltiplica per il numero della mano: 1 × 2 = 2 punti. Ogni presa in più o in meno ti costa.
learn-schatzsuche-bid-two = Mano 3, briscola fiori. L’asso di fiori vince sempre, l’asso di quadri spesso, il nove di rado. Dichiara 2.
learn-schatzsuche-bid-two-other = Due assi, e uno è di briscola: dichiara 2.
learn-schatzsuche-ace = Bruno esce con il re di quadri. Devi rispondere: nove o asso. Ti servono prese, gioca l’asso!
learn-schatzsuche-ace-other = Con il nove perderesti questa presa. Gioca l’asso!
learn-schatzsuche-high-trump = Chi fa la presa esce: tocca a te. Nessuno batte il tuo asso di briscola. Giocalo e fai la seconda presa!
learn-schatzsuche-high-trump-other = Prima l’asso di briscola: così le tue due prese sono sicure.
learn-schatzsuche-let-go = Due prese, come dichiarato. Ora non ne vuoi altre! Gioca il nove di quadri e spera che qualcuno lo batta.
learn-schatzsuche-trumped = Bruno non ha né quadri né briscole e scarta. Clara batterà il tuo nove?
learn-schatzsuche-end = Clara taglia con una briscola, e tu resti a 2 prese: 2 × 3 = 6 punti! Nella mano 10 c’è anche la carta d’oro. Buon divertimento!
