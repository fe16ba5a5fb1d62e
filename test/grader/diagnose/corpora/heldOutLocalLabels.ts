/**
 * A fault as changes of a correct file: ids of the bank that name it (`-` for none), what it is, and what
 * stands in place of what.
 */
export type LabelledFault = readonly [
  is: string,
  what: string,
  ...changes: (readonly [from: string, to: string])[],
];

const CLIMB = {
  loop: [
    [
      'no-sideways',
      'an equal neighbour ends it',
      ['best < height or (best == height and flat >= allowed)', 'best <= height'],
    ],
    [
      'level-for-ever',
      'only a worse one ends it',
      ['best < height or (best == height and flat >= allowed)', 'best < height'],
    ],
    [
      'sideways-in-all',
      'the count is never set back',
      ['flat = flat + 1 if best == height else 0', 'flat = flat + 1 if best == height else flat'],
    ],
    [
      'first-tie',
      'the first of the best',
      [
        'rnd.choice([n for value, n in rated if value == best])',
        'next(n for value, n in rated if value == best)',
      ],
    ],
    [
      'one-sideways-too-many',
      'more than allowed, where any are',
      ['flat >= allowed', 'flat > allowed - (allowed == 0)'],
    ],
    [
      'board-before',
      'the board before',
      ['    flat = 0\n    while', '    flat, before = 0, board\n    while'],
      ['            return board', '            return before'],
      ['        height, board', '        before = board\n        height, board'],
    ],
    [
      '-',
      'a solution is not asked about',
      ['        rated =', '        if height == 0:\n            return board\n        rated ='],
    ],
  ],
  path: [
    [
      'never-last-tie',
      'an index too small',
      ['random.choice(best) if best', 'best[random.integer(0, max(0, len(best) - 2))] if best'],
    ],
    ['last-tie', 'the last of the best', ['random.choice(best) if best', 'best[-1] if best']],
    [
      'replaces-half',
      'later ones replace by a coin',
      ['best.append(other)', 'best = [other] if not best or random.number() < 0.5 else best'],
    ],
    [
      'edge-rows-never',
      'rows within',
      [
        'for other in problem.neighbors(board):',
        'for other in [o for o in problem.neighbors(board) if all(0 < r < len(o) - 1 or r == board[c] for c, r in enumerate(o))]:',
      ],
    ],
    [
      'neighbours-of-the-start',
      'around the start',
      ['problem.neighbors(board)', 'problem.neighbors(problem.initial)'],
    ],
    ['value-returned', 'the value', ['return last', 'return problem.value(last)']],
    [
      '-',
      'the whole path',
      ['    last = None\n    for', '    boards = []\n    for'],
      ['        last = board\n', '        boards.append(board)\n'],
      ['return last', 'return boards'],
    ],
  ],
  groups: [
    [
      'goes-down',
      'the lowest group',
      ['max(groups, default=float("-inf"))', 'min(groups, default=float("inf"))'],
      ['top - problem.value(board)', 'problem.value(board) - top'],
    ],
    [
      'last-neighbour-never',
      'a slice too short',
      ['problem.neighbours(board):', 'problem.neighbours(board)[:-1]:'],
    ],
    ['-', 'every second neighbour', ['problem.neighbours(board):', 'problem.neighbours(board)[::2]:']],
    [
      'any-better',
      'any group that is better',
      [
        'random.choice(groups[top])',
        'random.choice([o for value in groups if value > problem.value(board) for o in groups[value]] or groups[top])',
      ],
    ],
    [
      'rounded-tie',
      'rounded',
      ['random.choice(groups[top])', 'groups[top][round(random.number() * (len(groups[top]) - 1))]'],
    ],
    ['-', 'every move is counted', ['used + 1 if gain == 0 else 0', 'used + 1']],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const ANNEAL = {
  count: [
    ['time-from-zero', 'from 0', ['count(1)', 'count()']],
    ['time-skips', 'in steps of 2', ['count(1)', 'count(1, 2)']],
    ['positive-exponent always-accepts', 'the sign of the exponent', ['exp(delta / T)', 'exp(-delta / T)']],
    [
      'delta-sign',
      'the difference the other way',
      [
        'problem.value(following) - problem.value(current)',
        'problem.value(current) - problem.value(following)',
      ],
    ],
    ['times-temperature', 'times', ['exp(delta / T)', 'exp(delta * T)']],
    ['comparison-inverted', 'greater', ['random.number() < exp', 'random.number() > exp']],
    ['ends-early', 'cold enough', ['T == 0', 'T < 0.3']],
    ['-', 'fifty steps', ['T == 0', 'T == 0 or t > 50']],
    ['percent-draw', 'per cent', ['random.number() < exp', 'random.integer(0, 99) < exp']],
    [
      'neighbours-of-the-start',
      'around the start',
      ['problem.neighbours(current)', 'problem.neighbours(problem.initial)'],
    ],
    [
      'first-neighbour-always',
      'the first',
      ['random.choice(problem.neighbours(current))', 'problem.neighbours(current)[0]'],
    ],
  ],
  walker: [
    [
      'best-returned',
      'the best is kept',
      ['    height: float\n', '    height: float\n    best: list = None\n'],
      [
        '        state, height = self.propose()\n',
        '        self.best = max([self.best or self.state, self.state], key=self.problem.value)\n        state, height = self.propose()\n',
      ],
      ['return walker.state', 'return max([walker.best or walker.state, walker.state], key=problem.value)'],
    ],
    ['temperature-ignored', 'without T', ['-loss / temperature', '-loss']],
    ['never-accepts', 'never worse', ['rnd.random() < math.exp(-loss / temperature)', 'False']],
    ['coin', 'a coin', ['rnd.random() < math.exp(-loss / temperature)', 'rnd.choice([True, False])']],
    [
      '-',
      'the height is that of the start for ever',
      ['self.state, self.height = state, height', 'self.state = state'],
    ],
    [
      'delta-from-best',
      'the height never falls',
      [
        'self.state, self.height = state, height',
        'self.state, self.height = state, max(self.height, height)',
      ],
    ],
    ['base-two', 'a power of two', ['math.exp(-loss / temperature)', '2 ** (-loss / temperature)']],
    ['truncated-to-the-end', 'whole temperatures', [':= schedule(t)', ':= int(schedule(t))']],
    ['temperature-halved', 'twice the loss', ['-loss / temperature', '-2 * loss / temperature']],
    [
      'last-neighbour-never',
      'an index too small',
      ['rnd.randrange(len(around))', 'rnd.randrange(max(1, len(around) - 1))'],
    ],
    [
      'half-the-neighbours',
      'the first half',
      ['rnd.randrange(len(around))', 'rnd.randrange(max(1, len(around) // 2))'],
    ],
    ['linear', 'one minus', ['math.exp(-loss / temperature)', '1 - loss / temperature']],
    [
      'level-refused',
      'as good is not good enough',
      ['        return rnd.random()', '        return loss > 0 and rnd.random()'],
      ['if loss <= 0:', 'if loss < 0:'],
    ],
  ],
  temperatures: [
    [
      'one-draw-twice',
      'one draw for both',
      [
        '        random.shuffle(options)\n        chosen = options[0]\n        draw = 1 - random.number()\n',
        '        draw = 1 - random.number()\n        chosen = options[int((1 - draw) * len(options))]\n',
      ],
    ],
    ['-', 'two steps at each temperature', ['        yield T\n', '        yield T\n        yield T\n']],
    ['delta-ignored', 'a loss of 1 always', ['gain >= T * log(draw)', 'gain >= 0 or -1 >= T * log(draw)']],
    ['-', 'logarithms to the base of ten', ['import log\n', 'import log10 as log\n']],
    ['never-ends', 'below 0 only', ['if T <= 0:', 'if T < 0:']],
    ['anywhere', 'any state', ['chosen = options[0]', 'chosen = problem.random_state()']],
    [
      'logistic',
      'p / (1 + p)',
      ['import log\n', 'import exp\n'],
      ['gain >= T * log(draw)', 'gain >= 0 or draw <= exp(gain / T) / (1 + exp(gain / T))'],
    ],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const STOCHASTIC = {
  choices: [
    ['uniform', 'without weights', [', weights=[gains[p] for p in places]', '']],
    ['gain-squared', 'squares', ['[gains[p] for', '[gains[p] ** 2 for']],
    [
      'steepest',
      'the most',
      ['rnd.choices(places, weights=[gains[p] for p in places])[0]', 'max(places, key=gains.get)'],
    ],
    [
      'first-uphill',
      'the first',
      ['rnd.choices(places, weights=[gains[p] for p in places])[0]', 'places[0]'],
    ],
    ['-', 'roots', ['[gains[p] for', '[gains[p] ** 0.5 for']],
  ],
  accumulate: [
    [
      'last-never',
      'the last is beyond the end',
      ['min(at, len(moves) - 1)', 'min(at, max(0, len(moves) - 2))'],
    ],
    [
      'neighbours-of-the-start',
      'around the start',
      ['problem.neighbours(state)', 'problem.neighbours(problem.initial)'],
    ],
    ['value-returned', 'the value', ['        return state\n', '        return problem.value(state)\n']],
    ['-', 'gains above 1', ['pair[0] > 0', 'pair[0] > 1']],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const FIRST = {
  shuffled: [
    [
      'list-order',
      'nothing is shuffled',
      ['random.shuffle(problem.neighbours(state))', 'problem.neighbours(state)'],
    ],
    [
      'steepest',
      'the best of all',
      [
        'next((other for other in order if problem.value(other) > here), None)',
        'max(order, key=problem.value)',
      ],
      ['if following is None:', 'if problem.value(following) <= here:'],
    ],
    ['level-moves-too', 'as good will do', ['> here', '>= here']],
    ['gives-up-early', 'five draws', ['for other in order if', 'for other in order[:5] if']],
    ['-', 'better by more than 1', ['> here', '> here + 1']],
  ],
  drawn: [
    [
      'first-half',
      'from the first half',
      ['        while left:', '        del left[len(left) // 2:]\n        while left:'],
    ],
    ['list-order-backwards', 'from the end', ['left.pop(rnd.randrange(len(left)))', 'left.pop()']],
    [
      'neighbours-of-the-start',
      'around the start',
      ['neighbors(self.state)', 'neighbors(self.problem.initial)'],
    ],
    [
      'gives-up-early',
      'as many draws as neighbours, with putting back',
      ['while left:', 'for _ in range(len(left)):'],
      ['left.pop(rnd.randrange(len(left)))', 'rnd.choice(left)'],
    ],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const RESTART = {
  climbs: [
    [
      'same-start',
      'the same again',
      ['problem.initial if climb == 0 else problem.random_state()', 'problem.initial'],
    ],
    ['one-climb-too-many', 'one more', ['range(options["restarts"])', 'range(options["restarts"] + 1)']],
    [
      'goal-ignored',
      'no look at the goal',
      ['        if problem.value(ends[-1]) >= options["goal"]:\n            break\n', ''],
    ],
    ['last-kept', 'the last', ['return max(ends, key=problem.value)', 'return ends[-1]']],
    [
      'from-a-neighbour',
      'beside the end',
      ['else problem.random_state()', 'else random.choice(problem.neighbours(ends[-1]))'],
    ],
    [
      '-',
      'at random from the first',
      ['problem.initial if climb == 0 else problem.random_state()', 'problem.random_state()'],
    ],
    ['-', 'the worst end', ['return max(ends', 'return min(ends']],
  ],
  starts: [
    [
      'permutation-starts',
      'a row each',
      [
        'yield problem.random_state()',
        'yield __import__("random").sample(range(len(problem.initial)), len(problem.initial))',
      ],
    ],
    [
      'low-rows-only',
      'the last row is never drawn',
      [
        'yield problem.random_state()',
        'yield [__import__("random").randrange(len(problem.initial) - 1) for _ in problem.initial]',
      ],
    ],
    ['first-kept', 'the first', ['if height > record:', 'if kept is None:']],
    [
      'first-better',
      'the first that is better',
      [
        '            following, top = other, value\n',
        '            following, top = other, value\n            break\n',
      ],
    ],
    ['one-move-each', 'a single move', ['else climb(problem, following, top)', 'else (following, top)']],
    [
      'one-random-start',
      'drawn once',
      [
        '    for _ in range(how_many - 1):\n        yield problem.random_state()',
        '    again = problem.random_state()\n    for _ in range(how_many - 1):\n        yield again',
      ],
    ],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const GENETIC = {
  plain: [
    [
      'selection-uniform',
      'any parent',
      ['rnd.choices(population, weights=weights)[0]', 'rnd.choice(population)'],
    ],
    ['selection-squared', 'squares', ['fitness(one) for', 'fitness(one) ** 2 for']],
    ['cut-middle', 'in the middle', ['rnd.randint(1, len(x) - 1)', 'len(x) // 2']],
    [
      'elitism',
      'the best goes first',
      [
        'for _ in population]\n        options',
        'for _ in population[1:]] + [max(population, key=fitness)]\n        options',
      ],
    ],
    [
      'one-generation-too-many',
      'one more',
      ['range(options["generations"])', 'range(options["generations"] + 1)'],
    ],
    ['mutation-never', 'never below the rate', ['rnd.random() >= options', 'rnd.random() + 1 >= options']],
    ['mutation-doubled', 'half the draw', ['rnd.random() >= options', 'rnd.random() / 2 >= options']],
    ['never-reports', 'no report', ['        options["on_generation"](population)\n', '']],
    ['same-parent-twice', 'no crossover', ['x[:c] + y[c:]', 'x[:c] + x[c:]']],
    ['population-returned', 'all of them', ['return max(population, key=fitness)', 'return population']],
  ],
  breeder: [
    [
      'same-parent-twice',
      'the same parent',
      ['self.child(next(parents), next(parents))', 'self.child(*[next(parents)] * 2)'],
    ],
    [
      'mutation-last-value-never',
      'a value too few',
      ['self.options["values"] - 2)', 'max(0, self.options["values"] - 3))'],
    ],
    ['shrinks', 'one child too few', ['range(len(population))', 'range(max(2, len(population) - 1))']],
    ['fit-enough-ignored', 'all generations', [' or fitness(ranked[0]) >= options["fit_enough"]', '']],
    [
      'cut-each-position',
      'each by itself',
      ['[*x[:cut], *y[cut:]]', '[a if self.random.number() < 0.5 else b for a, b in zip(x, y)]'],
    ],
    ['-', 'the least fit', ['            return ranked[0]', '            return ranked[-1]']],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const SELECT = {
  wheel: [
    ['at-most-zero', 'at most', ['draw < share', 'draw <= share']],
    ['uniform', 'a share each', ['fitness(one) for', '1 for']],
    [
      'index-returned',
      'the place',
      ['for one, share in zip(population, shares)', 'for one, share in zip(range(len(shares)), shares)'],
    ],
  ],
  accept: [
    [
      'tournament-2',
      'the fitter of two',
      [
        '        at = rnd.randrange(len(population))\n        if rnd.random() * most < shares[at]:\n            return population[at]',
        '        return max(rnd.choice(population), rnd.choice(population), key=fitness)',
      ],
    ],
    [
      'always-best',
      'the fittest',
      ['        at = rnd.randrange(len(population))\n', '        at = shares.index(most)\n'],
    ],
    [
      'last-never',
      'never the last',
      ['rnd.randrange(len(population))', 'rnd.randrange(max(1, len(population) - 1))'],
    ],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const CROSS = {
  slices: [
    ['cut-at-0', 'from 0', ['rnd.randrange(1, len(x))', 'rnd.randrange(len(x))']],
    ['cut-at-n', 'to n', ['rnd.randrange(1, len(x))', 'rnd.randint(1, len(x))']],
    ['both-children', 'both', ['return x[:cut] + y[cut:]', 'return x[:cut] + y[cut:], y[:cut] + x[cut:]']],
  ],
  mask: [
    ['parent-changed', 'x itself', ['child = list(x)', 'child = x']],
    [
      'parents-swapped',
      'y first',
      ['child = list(x)', 'child = list(y)'],
      ['child[place] = y[place]', 'child[place] = x[place]'],
    ],
    ['-', 'one place only', ['range(cut, n)', 'range(cut, cut + 1)']],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

const MUTATE = {
  others: [
    ['inverted', 'below the rate it stays', ['rnd.random() >= options', 'rnd.random() < options']],
    [
      'last-position-never',
      'a place too few',
      ['rnd.randrange(len(copy))', 'rnd.randrange(max(1, len(copy) - 1))'],
    ],
    ['last-value-never', 'a value too few', ['range(options["values"])', 'range(options["values"] - 1)']],
  ],
  again: [
    [
      'next-value',
      'one more',
      [
        '        while mutant[at] == old:\n            mutant[at] = random.integer(0, values - 1)',
        '        mutant[at] = (old + 1) % values',
      ],
    ],
    ['child-changed', 'the child itself', ['child[:]', 'child']],
    [
      '-',
      'the old value counts too',
      ['        while mutant[at] == old:\n            mutant[at]', '        mutant[at]'],
    ],
  ],
} as const satisfies Record<string, readonly LabelledFault[]>;

export const HELD_OUT_SEARCH_LABELS: Readonly<
  Record<string, Readonly<Record<string, readonly LabelledFault[]>>>
> = {
  'hill-climbing': CLIMB,
  'simulated-annealing': ANNEAL,
  'stochastic-hill-climbing': STOCHASTIC,
  'first-choice': FIRST,
  'random-restart': RESTART,
  'genetic-algorithm': GENETIC,
  'random-selection': SELECT,
  reproduce: CROSS,
  mutate: MUTATE,
};
