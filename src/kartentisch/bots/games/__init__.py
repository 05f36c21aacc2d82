"""What bots know of each game, one folder a game; its value `BOTS` is all that others see.

No folder uses another.
"""
