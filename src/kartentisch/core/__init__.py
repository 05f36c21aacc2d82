"""What every game needs: bit sets, random numbers, records, the contract and its binding.

Compiled by Numba, no input or output, and nothing here knows a particular game.
"""
