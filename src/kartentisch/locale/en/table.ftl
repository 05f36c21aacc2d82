table = Table
table-laying = Setting up the table
table-gone = This table is gone
table-gone-line = Perhaps the link is incomplete, or the game ended long ago.
connection-offline = No connection. Trying again; nothing is lost.
watching = Watching
hand = Your cards
your-moves = Your moves
undo = Take back
leave = Leave
leave-line = A bot will play for { $name }. You can come back at any time.
leave-anytime = You can come back at any time.
leave-for-a-while = Step out, keep my seat
you-are-away = A bot is playing for you.
come-back = I’m back
seat-your-turn = Your turn
seat-turn = their turn
seat-thinks = thinking
seat-away = away, bot playing
seat-gone = not connected
seat-winner = wins

news-started = { $name } begins.
news-dealt = The cards have been dealt.
news-dealt-eight28 = Round { $number }.
news-dealt-companeros = Game { $number }.
news-dealt-schatzsuche = Round { $number }.
news-played = { $name } plays { $card }.
news-undone = { $name } takes the move back.
news-away = { $name } is away. A bot takes over.
news-back = { $name } is back.
news-abandoned = The game ended early.
news-rematched = The game continues at another table.
news-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
result = Result
result-you-win = You win!
result-look = Look at the table
rematch = Play again
rematch-go = To the next game

sheet = Score sheet
sheet-round = Round
sheet-empty = Nothing to write down yet.

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-presets = Quick messages
chat-write = Write something
chat-send = Send
chat-mute = Mute
chat-spectators = Spectators
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thanks!
preset-oops = Oops!
preset-hurry = Your turn…
preset-one-more = One more?
preset-bye = Bye!

settings = Settings
setting-pace = Speed
pace-calm = relaxed
pace-normal = normal
pace-brisk = fast
pace-instant = instant
setting-theme = Appearance
theme-auto = same as my device
theme-dark = dark
theme-light = light
setting-two-tap = Confirm cards with a second tap
setting-sorted = Sort my cards
setting-four-colours = A different colour for each suit
setting-sound = A sound when it is my turn
setting-notify = A notification when it is my turn
setting-notify-forbidden = Your browser does not allow notifications here. You can change that in its settings.

help = Keys
key-digits = go to a card in your hand
key-arrows = go from card to card
key-arrange = move a card in your hand
key-enter = play
key-undo = take back
key-last = last trick, last round or last distribution
key-sheet = score sheet
key-chat = chat
key-help = this page
