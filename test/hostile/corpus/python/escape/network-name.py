def alpha_beta(game, state):
    import _socket
    _socket.getaddrinfo("localhost", 80)
