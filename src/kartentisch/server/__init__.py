"""Tables over the network: `web` uses `rooms`, which use `storage`.

`kartentisch.learn` and the parts below it may be used here.
"""
