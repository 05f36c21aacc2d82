"""The event logs in SQLite or PostgreSQL, written in batches, with news for other processes.

May use `kartentisch.table` and the parts below it; nothing of the web or of rooms.
"""
