"""HTTP and web sockets: requests, the API's description, the page's files, and the wires to clients.

May use `kartentisch.server.rooms` and the parts below it.
"""
