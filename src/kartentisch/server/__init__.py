"""Tables over the network: HTTP, web sockets and storage.

Only `kartentisch.table` and the parts below it may be used here.
"""
