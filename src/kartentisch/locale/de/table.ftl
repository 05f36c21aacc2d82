table = Tisch
table-laying = Der Tisch wird vorbereitet
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-line = Vielleicht ist der Link unvollständig oder das Spiel längst vorbei.
connection-offline = Keine Verbindung. Ich versuche es weiter; nichts geht verloren.
watching = Du schaust zu
hand = Deine Karten
your-moves = Deine Züge
undo = Zurücknehmen
leave = Verlassen
leave-line = Ein Bot spielt für { $name } weiter. Du kannst jederzeit zurückkommen.
leave-anytime = Du kannst jederzeit zurückkommen.
leave-for-a-while = Kurz weg, Platz behalten
you-are-away = Ein Bot spielt für dich.
come-back = Ich bin wieder da
seat-your-turn = Du bist dran
seat-turn = ist dran
seat-thinks = überlegt
seat-away = weg, ein Bot spielt
seat-gone = nicht verbunden
seat-winner = gewinnt

news-started = { $name } beginnt.
news-dealt = Die Karten sind verteilt.
news-dealt-eight28 = Durchgang { $number }.
news-dealt-companeros = Partie { $number }.
news-dealt-schatzsuche = Runde { $number }.
news-played = { $name } spielt { $card }.
news-undone = { $name } nimmt den Zug zurück.
news-away = { $name } ist weg, ein Bot spielt weiter.
news-back = { $name } ist wieder da.
news-abandoned = Das Spiel wurde abgebrochen.
news-rematched = Es geht an einem anderen Tisch weiter.
news-over =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
result = Ergebnis
result-you-win = Du gewinnst!
result-look = Tisch ansehen
rematch = Noch ein Spiel
rematch-go = Zum nächsten Spiel

sheet = Spielblock
sheet-round = Runde
sheet-empty = Noch nichts aufzuschreiben.

chat = Gespräch
chat-unread =
    { $count ->
        [one] Gespräch, { $count } neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-presets = Schnell gesagt
chat-write = Schreib etwas
chat-send = Senden
chat-mute = Stummschalten
chat-spectators = Zuschauer
preset-hello = Hallo!
preset-good-luck = Viel Glück!
preset-well-played = Gut gespielt!
preset-thanks = Danke!
preset-oops = Hoppla!
preset-hurry = Du bist dran …
preset-one-more = Noch eins?
preset-bye = Tschüss!

settings = Einstellungen
setting-pace = Tempo
pace-calm = gemütlich
pace-normal = normal
pace-brisk = flott
pace-instant = sofort
setting-theme = Darstellung
theme-auto = wie das Gerät
theme-dark = dunkel
theme-light = hell
setting-two-tap = Karten mit zweitem Tippen bestätigen
setting-sorted = Meine Karten sortieren
setting-four-colours = Vier Farben für die vier Kartenfarben
setting-sound = Ein Ton, wenn ich dran bin
setting-notify = Eine Mitteilung, wenn ich dran bin
setting-notify-forbidden = Dein Browser erlaubt hier keine Mitteilungen. Du kannst das in seinen Einstellungen ändern.

help = Tasten
key-digits = zu einer Karte deiner Hand
key-arrows = von Karte zu Karte
key-arrange = Karte in der Hand verschieben
key-enter = ausspielen
key-undo = zurücknehmen
key-last = letzter Stich, letzte Runde oder letzte Ausschüttung
key-sheet = Spielblock
key-chat = Gespräch
key-help = diese Seite
