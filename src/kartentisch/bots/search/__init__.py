"""The search algorithms, one file each, generic over games.

Compiled code calls the contract of `kartentisch.core` and the roles of `bots/api.py`.
"""
