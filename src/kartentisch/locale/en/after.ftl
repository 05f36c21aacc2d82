## Replay

replay = Replay
replay-watch = Watch the replay
replay-empty = No card was played here
replay-hands = Everyone’s cards, face up
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
record-download = Download the record
share = Share this game
share-line = Anyone with this link can watch the whole game, with everyone’s cards.
share-link = Link to the replay
share-copied = Copied.

## Was the shuffle fair?

fair-question = Was the shuffle fair?
fair-computing = Checking every deck…
fair-yes =
    { $count ->
        [one] Yes. The deck has been checked: nobody could have chosen it.
       *[other] Yes. All { $count } decks have been checked: nobody could have chosen them.
    }
fair-no = No. These cards do not match what was fixed before the game.
fair-right = Right:
fair-wrong = Wrong:
fair-details = How this works and what was checked
fair-how = Before the game, the server chose a secret and showed its fingerprint. Then everyone cut, adding a random value of their own. The secret and these values decide the order of every deck. Your browser has just worked it all out for itself.
fair-secret-yes = The secret matches its fingerprint.
fair-secret-no = The secret does not match its fingerprint.
fair-note-yes = The fingerprint from before the game and your own value are unchanged. Your browser had noted both.
fair-note-no = The fingerprint or your own value is not what your browser noted before the game.
fair-note-none = This browser did not cut here, so it cannot tell which fingerprint was shown before the game.
fair-first-yes = Who went first matches the secret and the values.
fair-first-no = Who went first does not match the secret and the values.
fair-deck-yes = Deck { $number } matches the secret and the values.
fair-deck-no = Deck { $number } does not match the secret and the values.
fair-commitment = Fingerprint (SHA-256)
fair-secret = Secret
fair-cut-seat = { $name } cut with
fair-cut-server = { $name } did not cut; the value comes from the secret
fair-limits = What this does not prove: that nobody behind the server saw the cards. And if no human player cut, it proves little.
