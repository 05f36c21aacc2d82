home-subtitle = Card games at one table, with friends or with bots.
home-your-name = Your name
home-games = Games
home-play-now = Play now
home-invite = Invite friends
home-options = Players and options
home-players = For { $least } to { $most }
home-players-exactly =
    { $count ->
        [2] For two
        [3] For three
        [4] For four
       *[other] For { $count }
    }
home-sentence-eight28 = Collect cards towards 8 or towards 28, and stop before it is too much: the middle is full of gems.
home-sentence-companeros = Nine rounds in which colours help each other, until two of them are equally strong.
home-sentence-schatzsuche = Say how many tricks you will win, then win exactly those, and guess the golden card.
home-open-tables = Open tables
home-no-open-tables = Nobody is waiting at the moment. Open a table of your own.
home-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-join = Sit down
home-my-games = My running games
home-no-games = None at the moment.
home-go-on = Continue

option-players = Players
option-bot = Strength of the bots
option-bot-line = Beginners make mistakes, regulars know the ropes, experts think ahead.
option-open = Open table
option-open-line = Everybody on this server can see it and sit down.
option-deck = Deck
option-deck-line = Reviews of the game disagree whether it has 15 or 16 ones.
option-deck-fifteen_ones = 15 ones, four eights
option-deck-sixteen_ones = 16 ones, three eights
option-passing = Passing
option-passing-line = Once you have passed, may you take a card in a later lap?
option-passing-may_return = for this lap only
option-passing-final = for the whole round
option-games = Number of games
option-games-line = The points of all games are added up.
option-piles = Cards taken
option-piles-line = Face down, as in the rulebook, or open to all.
option-piles-closed = face down
option-piles-open = open
option-discard_when_trumped = Discarding
option-discard_when_trumped-line = Must you still trump if somebody has already trumped the trick?
option-discard_when_trumped-false = trumping is compulsory
option-discard_when_trumped-true = free once trumped
option-colour_cards = Colour cards
option-colour_cards-line = Turned for you, or by you, with penalties for faults.
option-colour_cards-automatic = turned for you
option-colour_cards-by_hand = by hand
