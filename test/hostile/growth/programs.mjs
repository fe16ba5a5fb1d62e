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
