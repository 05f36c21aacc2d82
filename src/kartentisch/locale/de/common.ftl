game-eight28 = 8-28
game-companeros = Compañeros
game-schatzsuche = Schatzsuche
loading = Einen Moment …
home = Startseite
close = Schließen
try-again = Noch einmal
language = Sprache
guest = Gast
you = du
bot = Bot
spectator = Zuschauer
empty-seat = Freier Platz
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rule-number = (Regel { $rule })

bot-beginner = Anfänger
bot-regular = Geübt
bot-expert = Meister
bot-random = Zufall
bot-ismcts = Grübler

## Cards

colour-r = Rot
colour-y = Gelb
colour-g = Grün
colour-b = Blau
colour-p = Lila
colour-o = Orange
letter-r = R
letter-y = G
letter-g = Gr
letter-b = B
letter-p = L
letter-o = O
suit-C = Kreuz
suit-S = Pik
suit-H = Herz
suit-D = Karo
rank-J = B
rank-Q = D
rank-K = K
rank-A = A
rank-name-7 = Sieben
rank-name-8 = Acht
rank-name-9 = Neun
rank-name-J = Bube
rank-name-Q = Dame
rank-name-K = König
rank-name-T = Zehn
rank-name-A = Ass
card-number = { $value }
card-one-or-eleven = Eins oder Elf
card-colour = { $colour } { $value }
card-suit = { $suit } { $rank }

## Refusals

refused-offline = Der Server antwortet nicht. Bist du im Netz?
refused-internal = Das hat nicht geklappt.
refused-too-fast = Zu viel auf einmal. Warte bitte einen Moment.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-spectator = Das geht nur, wenn du mitspielst.
refused-host-only = Das darf nur, wer den Tisch leitet.
refused-wrong-name = Ein Name hat 1 bis 20 Zeichen.
refused-table-full = Es ist kein Platz mehr frei.
refused-seat-taken = Da sitzt schon jemand.
refused-seats-empty = Es sind noch Plätze frei.
refused-too-late = Das Spiel hat schon begonnen.
refused-not-playing = Das Spiel hat noch nicht begonnen oder ist zu Ende.
refused-wrong-seat = Du bist nicht an der Reihe.
refused-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
refused-away = Gerade spielt ein Bot für dich.
refused-not-over = Erst wenn das Spiel zu Ende ist.
refused-rematched = Der nächste Tisch steht schon bereit.
refused-wrong-chat = Höchstens 200 Zeichen, bitte.
refused-storage = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
refused-take-or-pass = Dir wird eine Karte angeboten: nimm sie oder passe.
refused-choose-a-half = Wähle die Hälfte, um die du spielst.
refused-play-a-card = Spiel eine Karte aus.
refused-not-in-hand = Diese Karte hast du nicht.
refused-take-a-colour = Nimm eine Farbe aus der Auslage.
refused-not-in-display = Diese Farbe liegt nicht in der Auslage.
refused-name-the-golden-card = Sag die goldene Karte an.
refused-make-a-bid = Sag deine Stiche an.
refused-too-many-tricks = So viele Stiche hat diese Runde nicht.
refused-follow-suit = Du musst die ausgespielte Farbe bedienen.
refused-must-trump = Ohne die ausgespielte Farbe musst du Trumpf spielen.
refused-referee-turns = Die Farbkarten werden für dich gedreht.
refused-moved-already = Diese Farbkarte hast du in diesem Zug schon bewegt.
refused-lies-so-already = Diese Farbkarte liegt schon so.
refused-ok-or-object = Sag Ja oder beanstande eine Karte.
refused-own-card = Die eigene Karte beanstandet man nicht.
