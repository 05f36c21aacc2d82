# Why something cannot be done: a sentence for every code of a refusal.

refused-malformed = That message was unreadable.
refused-wrong-message = The table does not know that message.
refused-not-text = The table only understands text.
refused-too-large = That was too much at once.
refused-too-fast = Not so fast! Wait a moment and try again.
refused-hello-first = The table does not know who you are yet.
refused-hello-again = You have already said hello.
refused-wrong-version = This page is out of date. Please reload it.
refused-unknown-table = There is no such table.
refused-unknown-token = This seat is no longer yours.
refused-spectator = You are watching. Only the players at the table can do this.
refused-host-only = Only the host of the table can do this.
refused-unknown-game = There is no such game here.
refused-unknown-language = The rules are not available in this language.
refused-unknown-bot = There is no such bot for this game.
refused-wrong-players = This game does not work with that number of players.
refused-wrong-option = There is no such setting.
refused-wrong-clock = The clock cannot be set like that.
refused-wrong-pause = Bots do not wait that long.
refused-wrong-name = A name must have 1 to 20 characters.
refused-table-full = All seats are taken.
refused-seat-taken = This seat is already taken.
refused-seats-empty = There are still empty seats. Fill them with bots or wait for more people.
refused-wrong-value = That is not a valid value for the shuffle.
refused-already-cut = You have already cut the cards.
refused-too-late = The game has already begun.
refused-not-playing = Nobody is playing here right now.
refused-stale = Something has changed. Have another look at the table.
refused-wrong-seat = It is not your turn.
refused-no-such-seat = There is no such seat.
refused-already-empty = This seat is already empty.
refused-malformed-move = There is no such move in this game.
refused-no-undo = This can no longer be taken back.
refused-away = A bot is playing in this seat right now.
refused-not-away = You are already in your seat.
refused-not-over = You can only do this when the game is over.
refused-rematched = The next table is already open.
refused-wrong-chat = That message is empty or too long.
refused-storage = The server cannot save anything right now. Nothing is lost. Try again in a moment.
refused-not-found = There is no such page.
refused-wrong-type = That request has the wrong form.
refused-wrong-method = This address cannot do that.
refused-wrong-request = The server does not understand that request.
refused-internal = Something went wrong on the server.

# Moves that the rules do not allow here

refused-play-a-card = You have to play a card now.
refused-not-in-hand = You do not have this card.
