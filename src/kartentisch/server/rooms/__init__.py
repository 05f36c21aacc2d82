"""Running tables and the people at them: every event goes through one pipeline.

Knows the messages of the protocol but neither HTTP nor web sockets. May use `kartentisch.server.storage` and
`kartentisch.learn` and the parts below it.
"""
