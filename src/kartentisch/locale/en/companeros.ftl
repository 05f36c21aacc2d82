companeros-move-take = Take { $colour }
companeros-tell-take = { $name } takes { $colour }.

## The table

companeros-round = Round { $round } of 9
companeros-game = Game { $game } of { $games }
companeros-your-card = Play a card
companeros-plays = { $name } plays a card
companeros-your-take = Take a colour
companeros-takes = { $name } takes a colour
companeros-joins = The cards just played join the display
companeros-nobody-takes = Tie at the top: nobody takes
companeros-counting = Counting the piles
companeros-leftover = Nobody gets what is left
companeros-starts = starts

## The display

companeros-display = Display
companeros-column = { $colour }: { $cards }. Worth { $worth }
companeros-column-take = Take { $colour }: { $cards }. Worth { $worth }
companeros-column-empty = { $colour }: nothing

## Who takes

companeros-order = Colour values
companeros-order-now = So far
companeros-order-if = With { $card }
companeros-order-final = Who takes
companeros-order-none = No cards played yet
companeros-group = { $colour } { $value }
companeros-tie = { $colours } tie at { $value }
companeros-place =
    { $place ->
        [1] takes first
        [2] takes second
        [3] takes third
       *[other] takes { $place }th
    }
companeros-place-taken = has taken
companeros-place-tie = tied, takes nothing
companeros-place-below = below a tie, takes nothing
companeros-place-empty = takes nothing, the display is empty
companeros-now-take = Taking in this order: { $names }.
companeros-now-tie = { $colours } tie at { $value }: they and all colours below get nothing.

## The players

companeros-played = has played { $card }
companeros-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
companeros-pile =
    { $count ->
        [0] No pile yet
        [one] Face-down pile of { $count } card
       *[other] Face-down pile of { $count } cards
    }
companeros-pile-open =
    { $count ->
        [one] Pile of { $count } card, worth { $points }
       *[other] Pile of { $count } cards, worth { $points }
    }
companeros-pile-of = { $name }’s pile
companeros-match = { $points } over all games
companeros-last-round = Last round

## The score sheet

companeros-sheet-game = Game { $number }
companeros-sheet-running = Game { $number }, so far
companeros-sheet-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
companeros-sheet-points = Points
companeros-sheet-sum = Total
companeros-sheet-closed = The piles stay face down until the game ends.
