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
home-sentence-eight28 = Collect cards up to 8 or up to 28, and stop before it is too much: gems are piling up in the middle.
home-sentence-companeros = Cards of one colour add up. But if two colours tie, both get nothing.
home-sentence-schatzsuche = A treasure hunt: say how many tricks you will win, win exactly that many, and guess the golden card.
home-open-tables = Open tables
home-no-open-tables = Nobody is waiting right now. Open a table yourself.
home-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-join = Join
home-my-games = My games in progress
home-no-games = None at the moment.
home-go-on = Continue

option-players = Players
option-bot = Bot strength
option-bot-line = Beginners make mistakes, intermediate bots play well, experts think ahead.
option-open = Open table
option-open-line = Everyone on this server can see it and sit down.
option-deck = Deck
option-deck-line = Some sources count 15 ones, others 16.
option-deck-fifteen_ones = 15 ones, four eights
option-deck-sixteen_ones = 16 ones, three eights
option-passing = Passing
option-passing-line = If you pass, may you still take a card in a later lap?
option-passing-may_return = for this lap only
option-passing-final = for the whole round
option-games = Number of games
option-games-line = The points from all games are added up.
option-piles = Cards taken
option-piles-line = Face down, as in the rulebook, or open for everyone.
option-piles-closed = face down
option-piles-open = open
option-discard_when_trumped = Discarding
option-discard_when_trumped-line = Do you still have to trump if somebody else already has?
option-discard_when_trumped-false = you must trump
option-discard_when_trumped-true = free once trumped
option-colour_cards = Colour cards
option-colour_cards-line = The table turns them for you, or you turn them and mistakes cost points.
option-colour_cards-automatic = turned for you
option-colour_cards-by_hand = by hand, as in the rulebook
