"""The rules for players in four languages: as Markdown, and as pages with scenes that can be drawn.

Only `kartentisch.core` and `kartentisch.games` may be used here.
"""
