eight28-move-take = Take
eight28-move-pass = Pass
eight28-move-8 = Play for 8
eight28-move-28 = Play for 28
eight28-again = Tap again
eight28-with = with { $total }

eight28-supply = Supply
eight28-middle = Middle
eight28-rest-short = Left over
eight28-rest = Left over: { $gems }
eight28-half = Half for { $target }: { $gems }
eight28-gems =
    { $red ->
        [0] { $blue ->
            [0] no gems
            [one] { $blue } blue gem
           *[other] { $blue } blue gems
        }
        [one] { $blue ->
            [0] { $red } red gem
            [one] { $blue } blue and { $red } red gem
           *[other] { $blue } blue gems and { $red } red
        }
       *[other] { $blue ->
            [0] { $red } red gems
           *[other] { $blue } blue and { $red } red gems
        }
    }
eight28-gems-given =
    { $red ->
        [0] { $blue ->
            [0] no gems
            [one] { $blue } blue gem
           *[other] { $blue } blue gems
        }
        [one] { $blue ->
            [0] { $red } red gem
            [one] { $blue } blue and { $red } red gem
           *[other] { $blue } blue gems and { $red } red
        }
       *[other] { $blue ->
            [0] { $red } red gems
           *[other] { $blue } blue and { $red } red gems
        }
    }
eight28-round = Round { $number }
eight28-last-round = Last round

eight28-cards = Cards
eight28-secret-hidden = Secret card, face down
eight28-secret-own = Your secret card: { $card }
eight28-secret-shown = Secret card: { $card }
eight28-offered = Offered card, face down
eight28-pile =
    { $count ->
        [one] Pile, { $count } card
       *[other] Pile, { $count } cards
    }
eight28-totals = Possible totals: { $totals }
eight28-totals-open = Face up: { $totals }, plus the secret card
eight28-past = over { $target }
eight28-chance = Risk of going over { $target } with the next card: { $percent }, { $many } of { $cards } cards
eight28-bust-other = Risk of being out with the next card: { $chance }

eight28-gives = gives
eight28-out = out
eight28-declined = passes
eight28-answer-take = takes
eight28-answer-pass = passes
eight28-line-offer = { $giver }’s lap: { $name } is offered a card.
eight28-line-last = If { $name } passes too, the round is over.
eight28-line-choose = { $name } chooses: 8 or 28?
eight28-next = Next
eight28-look = Last distribution

eight28-step-show = Everyone shows their secret card.
eight28-step-halves = Two halves, each worth { $half }.
eight28-step-rest = Left over: { $gems }.
eight28-step-nobody = Nobody plays for { $target }.
eight28-step-best =
    { $count ->
        [one] Best for { $target }: { $names } with { $total }.
       *[other] Equally good for { $target }: { $names } with { $total } each.
    }
eight28-step-hit =
    { $count ->
        [one] Direct hit! { $names } can make exactly 8 and exactly 28.
       *[other] Direct hits! { $names } can each make exactly 8 and exactly 28.
    }
eight28-step-pay =
    { $count ->
        [one] { $names } gets { $gems }.
       *[other] { $names } get { $gems } each.
    }
eight28-step-indivisible = This cannot be shared equally and stays: { $gems }.
eight28-step-nothing-stays = The middle is empty.
eight28-step-stays = Left in the middle for the next round: { $gems }.
eight28-step-lost = Left in the middle; nobody gets it: { $gems }.

eight28-tell-lap = { $name }’s lap.
eight28-tell-secret = Your secret card: { $card }.
eight28-tell-take = { $name } takes a card: { $card }. Face up: { $totals }.
eight28-tell-takes = { $name } takes the card.
eight28-tell-pass = { $name } passes.
eight28-tell-out = { $name } is out.
eight28-tell-8 = { $name } plays for 8.
eight28-tell-28 = { $name } plays for 28.

eight28-sheet-round = No.
eight28-sheet-total = Total
eight28-sheet-hit = direct hit
eight28-sheet-for = for { $target }
eight28-sheet-middle = Middle
