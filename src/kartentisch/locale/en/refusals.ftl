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

refused-take-or-pass = You are offered a card: take it or pass.
refused-choose-a-half = Now choose which half to play for: 8 or 28.
refused-play-a-card = You have to play a card now.
refused-not-in-hand = You do not have this card.
refused-take-a-colour = Now take a colour from the display.
refused-not-in-display = There is no card of this colour in the display.
refused-name-the-golden-card = Now guess the golden card.
refused-make-a-bid = First bid how many tricks you will win.
refused-too-many-tricks = There are not that many tricks in this round.
refused-follow-suit = You still hold a card of the suit led.
refused-must-trump = You cannot follow suit, so you must play a trump.
refused-referee-turns = The table turns the colour cards for you.
refused-moved-already = You have already turned this colour card on this turn.
refused-lies-so-already = This colour card already lies that way.
refused-ok-or-object = Object to anything else that is wrong with the other players’ cards, then say “OK”.
refused-own-card = You cannot object to your own card.
refused-objected-already = You have already objected to this card.

# The rules that a refusal refers to

rule-E1 = The game uses the full deck of 51 cards.
rule-E3 = The game is for 3 to 6 players. Everyone gets one secret card.
rule-E5 = Everyone in turn is offered the card then on top: take it or pass. If you take it, the next player is offered a new one.
rule-E9 = The option “Passing” decides whether you are asked again after passing.
rule-E12 = If you could play for either half, choose one. Choices go clockwise from the last card-giver.
rule-C1 = The game is for 3 to 6 players, with one colour of ten cards for each player.
rule-C2 = In turn, everyone plays a card from their hand. You may play any card.
rule-C3 = Whoever played the colour with the highest value takes first. Within a colour, the higher card goes first.
rule-C5 = When it is your turn to take, take all cards of one colour from the display.
rule-C9 = Cards taken stay face down until the end, unless you play with open piles.
rule-C10 = Play one game or several. The points are added up.
rule-S1 = The game is for exactly 3 players, with 32 cards. You can only play a card that you have.
rule-S4 = In turn, everyone bids from zero up to the number of cards they hold.
rule-S5 = The player on the dealer’s left leads first. After that, the winner of each trick leads.
rule-S6 = Follow the suit led. If you cannot, play a trump. If you have none, discard any card.
rule-S10 = Before the last round, everyone in turn names a suit and a rank for the golden card.
rule-S12 = The option “Colour cards” decides who turns them and whether you may object.
