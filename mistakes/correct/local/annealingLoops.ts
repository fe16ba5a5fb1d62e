/** Loops of simulated annealing that are correct in ways of their own. */
import { type Annealing, type State } from './api.ts';
import { byChoice, byIndex, gain, loop } from './annealingSteps.ts';

/** Keeps the value of the current state, and so weighs one state a step. */
export const carriesValue: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  let value = problem.value(current);
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T <= 0) return current;
    const next = random.choice(problem.neighbours(current));
    const nextValue = problem.value(next);
    if (nextValue > value || random.number() < Math.exp((nextValue - value) / T)) {
      current = next;
      value = nextValue;
    }
  }
};

/** Looks values up before it asks for them. */
export const remembersValues: Annealing = (problem, schedule, random) => {
  const known = new Map<string, number>();
  const value = (state: readonly number[]): number => {
    const key = state.join();
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = problem.value(state)));
    return found;
  };
  return loop(byChoice)(
    {
      initial: problem.initial,
      neighbours: (state) => problem.neighbours(state),
      value,
      randomState: () => problem.randomState(),
    },
    schedule,
    random,
    {},
  );
};

/** Asks for neighbours before the temperature, and so once more at the end. */
export const neighboursFirst: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  let t = 1;
  for (;;) {
    const neighbours = problem.neighbours(current);
    const T = schedule(t++);
    if (T === 0) return current;
    const next = neighbours[random.integer(0, neighbours.length - 1)]!;
    const delta = gain(problem, current, next);
    if (delta > 0 || random.number() < Math.exp(delta / T)) current = next;
  }
};

/** Keeps the neighbours for as long as it does not move. */
export const neighboursOnMove: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  let neighbours = problem.neighbours(current);
  for (let t = 1, T = schedule(1); T > 0; T = schedule((t += 1))) {
    const next = random.choice(neighbours);
    const delta = gain(problem, current, next);
    if (delta > 0 || random.number() < Math.exp(delta / T)) {
      current = next;
      neighbours = problem.neighbours(current);
    }
  }
  return current;
};

/** Never asks for the neighbours of one state twice. */
export const neighboursMemoised: Annealing = (problem, schedule, random) => {
  const known = new Map<string, State[]>();
  const neighbours = (state: readonly number[]): State[] => {
    const key = state.join();
    const found = known.get(key) ?? problem.neighbours(state);
    known.set(key, found);
    return found;
  };
  return loop(byChoice)(
    {
      initial: problem.initial,
      neighbours,
      value: (state) => problem.value(state),
      randomState: () => problem.randomState(),
    },
    schedule,
    random,
    {},
  );
};

export const recursive: Annealing = (problem, schedule, random) => {
  const from = (current: State, t: number): State => {
    const T = schedule(t);
    return T === 0 ? current : from(byChoice(problem, current, T, random), t + 1);
  };
  return from(problem.initial, 1);
};

/** Asks for a temperature twice: to see whether it is the end, and to use it. */
export const asksTwice: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  let t = 1;
  while (schedule(t) > 0) {
    current = byIndex(problem, current, schedule(t), random);
    t += 1;
  }
  return current;
};

/** Keeps the best it saw beside the current state, which it returns. */
export const bestBeside: Annealing = (problem, schedule, random) => {
  let best = { state: problem.initial, value: problem.value(problem.initial) };
  let current = problem.initial;
  for (let t = 1, T = schedule(t); T !== 0; t += 1, T = schedule(t)) {
    current = byChoice(problem, current, T, random);
    const value = problem.value(current);
    if (value > best.value) best = { state: current, value };
  }
  return current;
};
