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
