# The first guided rounds of Schatzsuche

learn-schatzsuche-welcome = Before each round, bid how many tricks you will win, then win exactly that many. In round 1 you have just one card.
learn-schatzsuche-trump = The card turned up is the eight of spades. So spades are trump in this round and beat every other suit.
learn-schatzsuche-bid-one = You hold the ace of hearts, the highest card of its suit. Only a trump can beat it. Bid 1 trick.
learn-schatzsuche-bid-one-other = An ace like this is almost sure to win a trick. Bid 1.
learn-schatzsuche-lead = Bruno and Clara bid 0. Clara dealt and you sit on Clara’s left, so you lead. Play your ace!
learn-schatzsuche-colour-cards = Bruno has neither hearts nor trumps. So Bruno’s colour cards for hearts and spades are turned over: now everyone knows.
learn-schatzsuche-one-point = One trick, exactly as you bid: 1 point for you. Whoever is ahead deals the next round: that’s you.
learn-schatzsuche-bid-last = Round 2, diamonds are trump. The dealer bids last. Your jack of diamonds should win a trick: bid 1.
learn-schatzsuche-bid-last-other = The nine of hearts is weak, but the jack is a trump. That sounds like 1 trick.
learn-schatzsuche-follow = Bruno leads a heart. You have one, so you must follow suit, and the jack has to wait. Play the nine of hearts.
learn-schatzsuche-trump-it = The ace of clubs! You have no clubs, so you must play a trump. Your jack of diamonds beats the ace.
learn-schatzsuche-exact = Exactly 1 trick! Multiply that by the round number: 1 × 2 = 2 points. Every trick too many or too few costs you points.
learn-schatzsuche-bid-two = Round 3, clubs are trump. The ace of clubs always wins, the ace of diamonds usually, the nine hardly ever. Bid 2.
learn-schatzsuche-bid-two-other = Two aces, and one of them is a trump: bid 2.
learn-schatzsuche-ace = Bruno leads the king of diamonds. You must follow with the nine or the ace. You need tricks, so play the ace!
learn-schatzsuche-ace-other = With the nine you would lose this trick. Play the ace!
learn-schatzsuche-high-trump = Whoever wins a trick leads: that’s you. Nobody can beat your ace of trumps. Get your second trick!
learn-schatzsuche-high-trump-other = Make sure of it: play the ace of trumps first, then you have your two tricks.
learn-schatzsuche-let-go = Two tricks, just right. Now you don’t want any more! Play the nine of diamonds and hope that somebody beats it.
learn-schatzsuche-trumped = Bruno has neither diamonds nor trumps and discards. Will Clara beat your nine?
learn-schatzsuche-end = Clara trumps, and you have exactly 2 tricks: 2 × 3 = 6 points! In round 10 you also guess the golden card. Have fun!
