/** Programs that ask as much as they may of one thing, so that what reads their logs is long at work. */

/** Of games: `(game, state)`. */
export const SEARCHES = {
  'asks for values that are refused': (n) => (game, state) => {
    for (let i = 0; i < n; i += 1)
      try {
        game.evaluate(state);
      } catch {
        // That is the point.
      }
    return { value: 0, action: game.actions(state)[0] };
  },
  'asks one leaf again and again': (n) => (game, state) => {
    let leaf = state;
    while (!game.isTerminal(leaf)) leaf = game.result(leaf, game.actions(leaf)[0]);
    for (let i = 0; i < n; i += 1) game.utility(leaf);
    return { value: 0, action: game.actions(state)[0] };
  },
  'makes one successor again and again': (n) => (game, state) => {
    const [action] = game.actions(state);
    for (let i = 0; i < n; i += 1) game.result(state, action);
    return { value: 0, action };
  },
  'searches the whole tree again and again': (n) => (game, state) => {
    let asked = 0;
    const search = (at) => {
      asked += 1;
      if (asked > n) return;
      if (game.isTerminal(at)) game.utility(at);
      else for (const action of game.actions(at)) search(game.result(at, action));
    };
    while (asked < n) search(state);
    return { value: 0, action: game.actions(state)[0] };
  },
};

Object.assign(SEARCHES, {
  'evaluates siblings again and again': (n) => (game, state) => {
    const [action] = game.actions(state);
    const children = game.actions(state).map((each) => game.result(state, each));
    for (let i = 0; i < n; i += 1) ask(() => game.evaluate(children[i % children.length]));
    for (const child of children)
      for (const each of game.actions(child)) game.utility(game.result(child, each));
    return { value: 0, action };
  },
  'evaluates all before it searches': (n) => (game, state) => {
    const all = [state];
    for (let i = 0; i < all.length && all.length < n; i += 1)
      for (const action of game.actions(all[i])) all.push(game.result(all[i], action));
    for (let i = 0; i < n; i += 1) ask(() => game.evaluate(all[i % all.length]));
    return { value: 0, action: game.actions(state)[0] };
  },
  'asks for values from the last leaf to the first': (n) => (game, state) => {
    const all = [state];
    for (let i = 0; i < all.length && all.length < n; i += 1)
      for (const action of game.actions(all[i])) all.push(game.result(all[i], action));
    for (let i = 0; i < n; i += 1) ask(() => game.utility(all[all.length - 1 - (i % all.length)]));
    return { value: 0, action: game.actions(state)[0] };
  },
  'generates siblings in turn': (n) => (game, state) => {
    const actions = game.actions(state);
    const at = actions.map((action) => game.result(state, action));
    for (let i = 0; i < n / 2; i += 1) {
      game.result(state, actions[i % actions.length]);
      ask(() => game.utility(at[i % at.length]));
    }
    return { value: 0, action: actions[0] };
  },
});

/** A refusal is part of the log, too. */
function ask(question) {
  try {
    question();
  } catch {
    // That is the point.
  }
}

/** Of local search: `(problem, random, options)`, or `(problem, schedule, random)` for annealing. */
export const CLIMBS = {
  'asks for the neighbours of two states in turn': (n) => (problem) => {
    const other = problem.neighbours(problem.initial)[0];
    for (let i = 0; i < n; i += 1) problem.neighbours(i % 2 === 0 ? problem.initial : other);
    return problem.initial;
  },
  'walks from state to state': (n) => (problem) => {
    let state = problem.initial;
    for (let i = 0; i < n; i += 1) {
      const neighbours = problem.neighbours(state);
      state = neighbours[(i * 7919) % neighbours.length];
    }
    return state;
  },
  'draws random states and uses none': (n) => (problem) => {
    for (let i = 0; i < n; i += 1) problem.randomState();
    return problem.initial;
  },
  'climbs from a random state each time': (n) => (problem) => {
    for (let i = 0; i < n / 2; i += 1) problem.neighbours(problem.randomState());
    return problem.initial;
  },
  'asks for the temperature before each step': (n) => (problem, schedule) => {
    let state = problem.initial;
    for (let i = 0; i < n / 3; i += 1) {
      if (typeof schedule === 'function') schedule(1 + (i % 90));
      const neighbours = problem.neighbours(state);
      state = neighbours[(i * 31) % neighbours.length];
      problem.value(state);
    }
    return state;
  },
};

Object.assign(CLIMBS, {
  'weighs random states': (n) => (problem) => {
    for (let i = 0; i < n / 2; i += 1) problem.value(problem.randomState());
    return problem.initial;
  },
  'weighs one neighbour after another': (n) => (problem) => {
    const neighbours = problem.neighbours(problem.initial);
    for (let i = 0; i < n; i += 1) problem.value(neighbours[i % neighbours.length]);
    return problem.initial;
  },
  'anneals among random states': (n) => (problem, schedule) => {
    for (let i = 0; i < n / 3; i += 1) {
      if (typeof schedule === 'function') schedule(1 + i);
      problem.neighbours(problem.randomState());
    }
    return problem.initial;
  },
  'proposes and never moves': (n) => (problem, schedule, random) => {
    const neighbours = problem.neighbours(problem.initial);
    for (let i = 0; i < n / 4; i += 1) {
      if (typeof schedule === 'function') {
        schedule(1 + i);
        problem.neighbours(problem.initial);
        random.number();
      }
      problem.value(neighbours[i % neighbours.length]);
    }
    return problem.initial;
  },
  'asks of each state once': (n) => (problem, schedule) => {
    const seen = new Set();
    let state = problem.initial;
    for (let i = 0; i < n / 2; i += 1) {
      if (typeof schedule === 'function') schedule(1 + i);
      if (seen.has(state.join())) continue;
      seen.add(state.join());
      const neighbours = problem.neighbours(state);
      state = neighbours.find((each, at) => at > i % 7 && !seen.has(each.join())) ?? neighbours[0];
    }
    return state;
  },
  'goes back and forth over a level': (n) => (problem) => {
    const level = [problem.initial];
    for (let i = 0; i < level.length && i < n / 60; i += 1) {
      const neighbours = problem.neighbours(level[i]);
      const value = problem.value(level[i]);
      for (const each of neighbours)
        if (
          level.length < n &&
          !level.some((one) => one.join() === each.join()) &&
          problem.value(each) >= value
        ) {
          level.push(each);
          break;
        }
    }
    for (let i = 0; i < n; i += 1) problem.neighbours(level[(i * 7919) % level.length]);
    return problem.initial;
  },
  'asks for the schedule again and again': (n) => (problem, schedule) => {
    if (typeof schedule === 'function') for (let i = 0; i < n; i += 1) schedule(1 + i);
    problem.neighbours(problem.initial);
    return problem.initial;
  },
  'draws numbers and uses none': (n) => (problem, schedule, random) => {
    const stream = typeof schedule === 'function' ? random : schedule;
    for (let i = 0; i < n; i += 1) stream.number();
    problem.neighbours(problem.initial);
    return problem.initial;
  },
});

/** Of genetic algorithms: `(population, fitness, random, options)`. */
export const BREEDINGS = {
  'reports one generation of many': (n) => (population, _fitness, _random, options) => {
    options.onGeneration(Array.from({ length: n }, () => [...population[0]]));
    return population[0];
  },
  'reports many generations': (n) => (population, _fitness, _random, options) => {
    for (let i = 0; i < n / population.length; i += 1) options.onGeneration(population);
    return population[0];
  },
  'asks for fitness again and again': (n) => (population, fitness) => {
    for (let i = 0; i < n; i += 1) fitness(population[i % population.length]);
    return population[0];
  },
};

Object.assign(BREEDINGS, {
  'reports a generation of many after one of few': (n) => (population, _fitness, _random, options) => {
    options.onGeneration(population);
    options.onGeneration(Array.from({ length: n }, (_, at) => [...population[at % population.length]]));
    return population[0];
  },
  'reports two generations of many': (n) => (population, _fitness, _random, options) => {
    for (let made = 0; made < 2; made += 1)
      options.onGeneration(
        Array.from({ length: n / 2 }, (_, at) => [...population[(at + made) % population.length]]),
      );
    return population[0];
  },
  'reports generations of strangers': (n) => (population, fitness, random, options) => {
    for (let i = 0; i < n / population.length; i += 1)
      options.onGeneration(population.map((each) => each.map(() => random.integer(0, 1))));
    return population[0];
  },
  'draws many numbers for each generation': (n) => (population, fitness, random, options) => {
    for (let i = 0; i < n; i += 1) {
      random.number();
      if (i % 1000 === 0) options.onGeneration(population);
    }
    return population[0];
  },
});

/** Of parts of genetic algorithms, which are called again and again. */
export const PARTS = {
  'draws again and again':
    (n) =>
    (first, ...others) => {
      const random = [first, ...others].find((each) => typeof each?.number === 'function');
      for (let i = 0; i < n / 100; i += 1) random.number();
      return Array.isArray(first[0]) ? first[0] : first;
    },
  'asks for fitness all the time': (n) => (first, second) => {
    if (typeof second === 'function') for (let i = 0; i < n / 100; i += 1) second(first[i % first.length]);
    return Array.isArray(first[0]) ? first[0] : first;
  },
  'returns long lists': (n) => () => Array.from({ length: Math.ceil(n / 40) }, (_, at) => at % 2),
};

/** What becomes of a run besides its questions, as large as `n`. */
export const ENDINGS = {
  'prints much': (n) => ({ output: { text: 'x'.repeat(n), bytes: 4 * n } }),
  'prints many lines': (n) => ({ output: { text: 'x\n'.repeat(n / 2), bytes: n } }),
  'prints marks': (n) => ({ output: { text: '\u202e<&'.repeat(n / 3), bytes: n } }),
  'throws a long text': (n) => ({
    outcome: { kind: 'threw', error: { name: 'Error', message: 'much '.repeat(n / 5), frames: [] } },
  }),
  'throws one long word': (n) => ({
    outcome: { kind: 'threw', error: { name: 'Error', message: 'x'.repeat(n), frames: [] } },
  }),
  'returns a long action': (n) => ({
    outcome: { kind: 'returned', value: { value: 3, action: 'left '.repeat(n / 5) } },
  }),
  'returns many values': (n) => ({
    outcome: { kind: 'returned', value: Array.from({ length: n }, (_, at) => at) },
  }),
  'returns many keys': (n) => ({
    outcome: {
      kind: 'returned',
      value: Object.fromEntries(Array.from({ length: n }, (_, at) => [`k${at}`, at])),
    },
  }),
  'exports many names': (n) => ({
    outcome: { kind: 'no-entry', exports: Array.from({ length: n / 10 }, (_, at) => `name${at}`) },
  }),
};
