"""`python -m kartentisch` is the command `kartentisch`."""

from kartentisch.cli import main

main()
