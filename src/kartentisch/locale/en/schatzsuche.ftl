schatzsuche-move-bid =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
schatzsuche-move-guess = Golden card: { $card }
schatzsuche-move-flip = Turn { $suit } over
schatzsuche-move-unflip = Turn { $suit } back
schatzsuche-move-ok = OK
schatzsuche-move-object = Object to seat { $seat }

schatzsuche-round = Round { $round } of 10
schatzsuche-trump = Trump
schatzsuche-trump-card = Turned up as trump: { $card }
schatzsuche-bid-sum =
    { $tricks ->
        [one] { $sum } bid for { $tricks } trick
       *[other] { $sum } bid for { $tricks } tricks
    }
schatzsuche-dealer = deals
schatzsuche-points-short = pts
schatzsuche-no-bid = No bid yet
schatzsuche-tally = { $tricks } of { $bid }
schatzsuche-tally-long = Bid { $bid }, won { $tricks }
schatzsuche-penalty = Penalties in this round: { $points }
schatzsuche-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
schatzsuche-colour-cards = { $name }’s colour cards
schatzsuche-face-up = { $suit }: face up
schatzsuche-turned = { $suit }: turned over
schatzsuche-turn-back = Turn { $suit } back: costs 50 points
schatzsuche-trick = Trick
schatzsuche-card-of = { $name }: { $card }
schatzsuche-card-best = { $name }: { $card }, wins the trick
schatzsuche-last-trick = Last trick
schatzsuche-how-many = How many tricks will you win?
schatzsuche-which-golden = Which card is the golden card?
schatzsuche-golden-points = Right suit 20, right rank 40, both 160 points
schatzsuche-golden-card = Golden card
schatzsuche-golden = The golden card: { $card }
schatzsuche-golden-hidden = The golden card, face down
schatzsuche-guessed = Guess for the golden card: { $card }
schatzsuche-you-lead = You lead
schatzsuche-all-right = Was everything right?
schatzsuche-anything-else = Anything else?
schatzsuche-looks = { $name } checks the trick
schatzsuche-object = Object to { $name }’s card: { $card }
schatzsuche-object-short = Wrong!

schatzsuche-story-dealt = Round { $round }, { $suit } are trump. { $name } bids first.
schatzsuche-story-bid =
    { $tricks ->
        [one] { $name } bids { $tricks } trick.
       *[other] { $name } bids { $tricks } tricks.
    }
schatzsuche-story-lead = { $name } leads.
schatzsuche-story-guess = { $name } guesses { $card }.
schatzsuche-story-flip = { $name } turns { $suit } over.
schatzsuche-story-unflip = { $name } turns { $suit } back and loses 50 points.
schatzsuche-story-ok = { $name } says “OK”.
schatzsuche-story-object = { $name } objects to { $other }’s card.
schatzsuche-story-fault = { $name } is right: { $other } broke a rule and loses { $points } points.
schatzsuche-story-no-fault = { $name } objects to { $other }’s card, but nothing was wrong.
schatzsuche-story-takes = { $name } wins the trick.
schatzsuche-story-round = Round { $round }: { $gains }.
schatzsuche-story-golden = The golden card: { $card }.

schatzsuche-bid = Bid
schatzsuche-tricks = Tricks
schatzsuche-points = Points
schatzsuche-sum = Total
schatzsuche-bid-letter = B
schatzsuche-tricks-letter = T
schatzsuche-points-letter = Pts
schatzsuche-sum-letter = Σ
schatzsuche-legend = B bid, T tricks won, ★ golden card.
