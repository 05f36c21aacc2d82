"""Programs for those who work on the project; the package does not need them."""
