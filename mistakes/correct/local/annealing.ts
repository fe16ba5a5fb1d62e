import { simulatedAnnealing } from '../../../reference/local/simulatedAnnealing.ts';
import type { Draws } from '../../../reference/random.ts';
import type { Annealing, GivenProblem, State, Variant } from './api.ts';

/** One step of a style: the next current state. */
type Step = (problem: GivenProblem, current: State, T: number, random: Draws) => State;

/** What all loops share: the schedule first, and an end at T = 0. */
function loop(step: Step): Annealing {
  return (problem, schedule, random) => {
    let current = problem.initial;
    for (let t = 1; ; t += 1) {
      const T = schedule(t);
      if (T === 0) return current;
      current = step(problem, current, T, random);
    }
  };
}

const gain = (problem: GivenProblem, from: State, to: State): number =>
  problem.value(to) - problem.value(from);

const byChoice: Step = (problem, current, T, random) => {
  const next = random.choice(problem.neighbours(current));
  const delta = gain(problem, current, next);
  return delta > 0 || random.number() < Math.exp(delta / T) ? next : current;
};

/** Draws for every move, uphill or not, and before it looks. */
const drawsFirst: Step = (problem, current, T, random) => {
  const draw = random.number();
  const neighbours = problem.neighbours(current);
  const next = neighbours[random.integer(0, neighbours.length - 1)]!;
  return draw <= Math.exp(gain(problem, current, next) / T) ? next : current;
};

const byIndex: Step = (problem, current, T, random) => {
  const neighbours = problem.neighbours(current);
  const next = neighbours[Math.floor(random.number() * neighbours.length)]!;
  const delta = gain(problem, current, next);
  if (delta >= 0) return next;
  return random.number() < Math.exp(delta / T) ? next : current;
};

/** Shuffles, takes the first, and compares logarithms. */
const byShuffle: Step = (problem, current, T, random) => {
  const [next] = random.shuffle(problem.neighbours(current)) as [State];
  const delta = gain(problem, current, next);
  return delta > 0 || Math.log(1 - random.number()) < delta / T ? next : current;
};

/** Weighs every neighbour before it draws one; costs in place of values. */
const weighsAll: Step = (problem, current, T, random) => {
  const rated = problem.neighbours(current).map((state) => ({ state, cost: -problem.value(state) }));
  const next = random.choice(rated);
  const rise = next.cost + problem.value(current);
  return rise <= 0 || random.number() < Math.exp(-rise / T) ? next.state : current;
};

/** Weighs again and again, and asks for neighbours twice. */
const repeats: Step = (problem, current, T, random) => {
  problem.neighbours(current);
  const next = random.choice(problem.neighbours(current));
  if (problem.value(next) > problem.value(current)) return next;
  if (problem.value(next) === problem.value(current)) return next;
  return random.number() < Math.exp((problem.value(next) - problem.value(current)) / T) ? next : current;
};

/** Keeps the value of the current state, and so weighs one state a step. */
const carriesValue: Annealing = (problem, schedule, random) => {
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
const remembersValues: Annealing = (problem, schedule, random) => {
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
const neighboursFirst: Annealing = (problem, schedule, random) => {
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
const neighboursOnMove: Annealing = (problem, schedule, random) => {
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
const neighboursMemoised: Annealing = (problem, schedule, random) => {
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

const recursive: Annealing = (problem, schedule, random) => {
  const from = (current: State, t: number): State => {
    const T = schedule(t);
    return T === 0 ? current : from(byChoice(problem, current, T, random), t + 1);
  };
  return from(problem.initial, 1);
};

/** Asks for a temperature twice: to see whether it is the end, and to use it. */
const asksTwice: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  let t = 1;
  while (schedule(t) > 0) {
    current = byIndex(problem, current, schedule(t), random);
    t += 1;
  }
  return current;
};

/** Keeps the best it saw beside the current state, which it returns. */
const bestBeside: Annealing = (problem, schedule, random) => {
  let best = { state: problem.initial, value: problem.value(problem.initial) };
  let current = problem.initial;
  for (let t = 1, T = schedule(t); T !== 0; t += 1, T = schedule(t)) {
    current = byChoice(problem, current, T, random);
    const value = problem.value(current);
    if (value > best.value) best = { state: current, value };
  }
  return current;
};

const figure45: Annealing = (problem, schedule, random) =>
  simulatedAnnealing<State>(random, problem, schedule);

const variant = (id: string, entry: Annealing): Variant<Annealing> => ({ id, load: () => entry });

/** Simulated annealing, correct in many styles. */
export const ANNEALING_VARIANTS: readonly Variant<Annealing>[] = [
  variant('figure-4-5', figure45),
  variant('choice', loop(byChoice)),
  variant('draws-first', loop(drawsFirst)),
  variant('index-from-number', loop(byIndex)),
  variant('shuffle', loop(byShuffle)),
  variant('weighs-all', loop(weighsAll)),
  variant('repeats', loop(repeats)),
  variant('carries-value', carriesValue),
  variant('remembers-values', remembersValues),
  variant('neighbours-first', neighboursFirst),
  variant('neighbours-on-move', neighboursOnMove),
  variant('neighbours-memoised', neighboursMemoised),
  variant('recursive', recursive),
  variant('asks-twice', asksTwice),
  variant('best-beside', bestBeside),
];
