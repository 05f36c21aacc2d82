"""The tests; the data a card player can read is in tests/data."""
