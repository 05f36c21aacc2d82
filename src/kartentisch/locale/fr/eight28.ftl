eight28-move-take = Prendre
eight28-move-pass = Passer
eight28-move-8 = Jouer pour 8
eight28-move-28 = Jouer pour 28
eight28-again = Touche encore
eight28-with = avec { $total }

eight28-supply = Réserve
eight28-middle = Milieu
eight28-rest-short = Reste
eight28-rest = Reste : { $gems }
eight28-half = Moitié pour { $target } : { $gems }
eight28-gems =
    { $red ->
        [0] { $blue ->
            [0] aucune gemme
            [one] { $blue } gemme bleue
           *[other] { $blue } gemmes bleues
        }
        [one] { $blue ->
            [0] { $red } gemme rouge
            [one] { $blue } gemme bleue et { $red } rouge
           *[other] { $blue } gemmes bleues et { $red } rouge
        }
       *[other] { $blue ->
            [0] { $red } gemmes rouges
            [one] { $blue } gemme bleue et { $red } rouges
           *[other] { $blue } gemmes bleues et { $red } rouges
        }
    }
eight28-gems-given =
    { $red ->
        [0] { $blue ->
            [0] aucune gemme
            [one] { $blue } gemme bleue
           *[other] { $blue } gemmes bleues
        }
        [one] { $blue ->
            [0] { $red } gemme rouge
            [one] { $blue } gemme bleue et { $red } rouge
           *[other] { $blue } gemmes bleues et { $red } rouge
        }
       *[other] { $blue ->
            [0] { $red } gemmes rouges
            [one] { $blue } gemme bleue et { $red } rouges
           *[other] { $blue } gemmes bleues et { $red } rouges
        }
    }
eight28-round = Manche { $number }
eight28-last-round = Dernière manche

eight28-cards = Cartes
eight28-secret-hidden = Carte secrète, face cachée
eight28-secret-own = Ta carte secrète : { $card }
eight28-secret-shown = Carte secrète : { $card }
eight28-offered = Carte proposée, face cachée
eight28-pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
eight28-totals = Totaux possibles : { $totals }
eight28-totals-open = Visible : { $totals }, plus la carte secrète
eight28-past = dépasse { $target }
eight28-chance =
    { $many ->
        [one] Risque de dépasser { $target } avec la prochaine carte : { $percent }, { $many } carte sur { $cards }
       *[other] Risque de dépasser { $target } avec la prochaine carte : { $percent }, { $many } cartes sur { $cards }
    }
eight28-bust-other = Risque d’être hors jeu avec la prochaine carte : { $chance }

eight28-gives = donne
eight28-out = hors jeu
eight28-declined = passe
eight28-answer-take = prend
eight28-answer-pass = passe
eight28-line-offer = { $giver } donne : la carte est proposée à { $name }.
eight28-line-last = Si { $name } passe aussi, la manche est finie.
eight28-line-choose = { $name } choisit : 8 ou 28 ?
eight28-next = Continuer
eight28-look = Dernier partage

eight28-step-show = Chacun montre sa carte secrète.
eight28-step-halves = Deux moitiés, chacune vaut { $half }.
eight28-step-rest = Reste : { $gems }.
eight28-step-nobody = Personne ne joue pour { $target }.
eight28-step-best =
    { $count ->
        [one] Meilleur total pour { $target } : { $names } avec { $total }.
       *[other] Égalité pour { $target } : { $names } avec { $total }.
    }
eight28-step-hit =
    { $count ->
        [one] Jackpot ! { $names } peut faire exactement 8 et exactement 28.
       *[other] Jackpot ! { $names } peuvent faire exactement 8 et exactement 28.
    }
eight28-step-pay =
    { $count ->
        [one] { $names } reçoit { $gems }.
       *[other] { $names } reçoivent chacun { $gems }.
    }
eight28-step-indivisible = Impossible à partager, reste au milieu : { $gems }.
eight28-step-nothing-stays = Le milieu est vide.
eight28-step-stays = Reste au milieu pour la prochaine manche : { $gems }.
eight28-step-lost = Reste au milieu et n’est à personne : { $gems }.

eight28-tell-lap = { $name } donne.
eight28-tell-secret = Ta carte secrète : { $card }.
eight28-tell-take = { $name } prend une carte : { $card }. Visible : { $totals }.
eight28-tell-takes = { $name } prend la carte.
eight28-tell-pass = { $name } passe.
eight28-tell-out = { $name } est hors jeu.
eight28-tell-8 = { $name } joue pour 8.
eight28-tell-28 = { $name } joue pour 28.

eight28-sheet-round = Nº
eight28-sheet-total = Total
eight28-sheet-hit = jackpot
eight28-sheet-for = pour { $target }
eight28-sheet-middle = Milieu
