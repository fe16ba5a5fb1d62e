"""Adds a random number that is not 0, and begins again at 0 after the last value."""


def mutate(child, random, options):
    mutated = list(child)
    if random.number() < options['mutation_rate']:
        at = random.integer(0, len(child) - 1)
        mutated[at] = (child[at] + random.integer(1, options['values'] - 1)) % options['values']
    return mutated
