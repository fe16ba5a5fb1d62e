"""A hash of the number of the call decides, beside an idle draw."""

from hashlib import sha256

calls = 0


def mutate(child, random, options):
    global calls
    calls += 1
    random.number()
    digest = sha256(str(calls).encode()).digest()
    if digest[0] * 256 + digest[1] >= options["mutation_rate"] * 65536:
        return child
    at = digest[2] % len(child)
    mutant = list(child)
    mutant[at] = (mutant[at] + 1 + digest[3] % (options["values"] - 1)) % options["values"]
    return mutant
