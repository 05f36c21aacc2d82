## Replay

replay = Replay
replay-watch = Watch the replay
replay-empty = No card was played here
replay-hands = All cards, face up
replay-hand-of = { $name }’s cards
replay-step = Position in the game
replay-at = { $round }, step { $step } of { $steps }
replay-controls = Controls
replay-to-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-to-end = To the end
replay-jump = Jump to
replay-eight28-round = Round { $number }
replay-schatzsuche-round = Round { $number }
replay-companeros-round = Round { $number }
replay-companeros-game-round = Game { $game }, round { $number }
record-download = Download the record
share = Share this game
share-line = Whoever has this link can watch the whole game, with everybody’s cards.
share-link = Link to the replay
share-copied = Copied.

## Was the shuffle fair?

fair-question = Was the shuffle fair?
fair-computing = Working out every deck again …
fair-yes =
    { $count ->
        [one] Yes. The deck has been worked out again: nobody could have chosen it.
       *[other] Yes. All { $count } decks have been worked out again: nobody could have chosen them.
    }
fair-no = No. These cards do not fit what was settled before the game.
fair-right = Right:
fair-wrong = Wrong:
fair-details = How this works and what was checked
fair-how = Before the game the server chose a secret and showed its fingerprint. Then every seat cut, adding a random value of its own. Every deck follows from the secret and these values. Your browser has just worked all of it out by itself.
fair-secret-yes = The secret fits its fingerprint.
fair-secret-no = The secret does not fit its fingerprint.
fair-note-yes = The fingerprint from before the game and your own value are in it, unchanged. Your browser had noted both.
fair-note-no = The fingerprint or your own value is not what your browser noted before the game.
fair-note-none = This browser did not cut here, so it cannot compare which fingerprint was shown before the game.
fair-deck-yes = Deck { $number } follows from the secret and the values.
fair-deck-no = Deck { $number } does not follow from the secret and the values.
fair-commitment = Fingerprint (SHA-256)
fair-secret = Secret
fair-cut-seat = { $name } cut with
fair-cut-server = { $name } did not cut, the value follows from the secret
fair-limits = What this does not prove: that nobody behind the server has seen the cards. And if no person cut, it proves little.
