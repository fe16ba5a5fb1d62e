/**
 * Ways in which any program of an exercise may go against a handout, or use a freedom that it gives: what the
 * program is given is changed, or what it answers.
 */
import { Random, type Draws } from '../../../reference/random.ts';
import type { GivenProblem, Schedule, State } from '../../../mistakes/correct/local/api.ts';
import type { TrustedProgram } from '../../../grader/types/trusted.ts';

type Call = (...args: readonly unknown[]) => unknown;
/** Makes another program of one, anew for each instance. */
export type Turn = (program: Call) => Call;

const isProblem = (arg: unknown): arg is GivenProblem =>
  typeof arg === 'object' && arg !== null && 'neighbours' in arg;
const isRandom = (arg: unknown): arg is Draws =>
  typeof arg === 'object' && arg !== null && 'number' in arg && 'shuffle' in arg;

/** The same program on a problem of which some parts are others. */
const onProblem =
  (change: (problem: GivenProblem) => Partial<GivenProblem>): Turn =>
  (program) =>
  (...args) =>
    program(...args.map((arg) => (isProblem(arg) ? { ...partsOf(arg), ...change(arg) } : arg)));

const partsOf = (problem: GivenProblem): GivenProblem => ({
  initial: problem.initial,
  neighbours: (state) => problem.neighbours(state),
  value: (state) => problem.value(state),
  randomState: () => problem.randomState(),
});

const withRandom =
  (change: (random: Draws) => Draws): Turn =>
  (program) =>
  (...args) =>
    program(...args.map((arg) => (isRandom(arg) ? change(arg) : arg)));

/** Those of annealing alone are called with a function in the second place. */
const withSchedule =
  (change: (schedule: Schedule) => Schedule): Turn =>
  (program) =>
  (problem, schedule, ...rest) =>
    program(problem, change(schedule as Schedule), ...rest);

const both =
  (...turns: readonly Turn[]): Turn =>
  (program) =>
    turns.reduce<Call>((so, turn) => turn(so), program);

const keepingNeighbours = onProblem((problem) => {
  const kept = new Map<string, State[]>();
  const neighbours = (state: readonly number[]): State[] => {
    const key = state.join();
    const known = kept.get(key) ?? problem.neighbours(state);
    kept.set(key, known);
    return known;
  };
  return { neighbours };
});

const askingAhead = withSchedule((schedule) => {
  const all: number[] = [];
  do all.push(schedule(all.length + 1));
  while (all.at(-1) !== 0);
  return (t) => all[t - 1] ?? 0;
});

/** Draws nothing but numbers from the stream. */
const byNumbers = withRandom((random) => ({
  number: () => random.number(),
  integer: (low, high) => low + Math.floor(random.number() * (high - low + 1)),
  choice: <T>(list: readonly T[]) => list[Math.floor(random.number() * list.length)] as T,
  shuffle: <T>(list: T[]) => random.shuffle(list),
}));

/** Minus how many pairs of queens attack each other. */
const attacks = (board: State): number =>
  -board
    .flatMap((row, at) => board.slice(at + 1).map((other, i) => [Math.abs(other - row), i + 1] as const))
    .filter(([rows, columns]) => rows === 0 || rows === columns).length;

const own = (): Random => Random.seeded(20260101);

/** What goes against a handout, beside the bank's mistakes. */
export const WRONG_TURNS: Readonly<Record<string, Turn>> = {
  'begins-elsewhere': onProblem((problem) => ({ initial: problem.randomState() })),
  jumps: onProblem((problem) => ({
    neighbours: (state) => [...problem.neighbours(state), ...[1, 2, 3, 4].map(() => problem.randomState())],
  })),
  'asks-beside': onProblem((problem) => ({
    neighbours: (state) => {
      const neighbours = problem.neighbours(state);
      for (const neighbour of neighbours.slice(0, 2)) problem.neighbours(neighbour);
      return neighbours;
    },
  })),
  'returns-the-start':
    (program) =>
    (problem, ...rest) => {
      program(problem, ...rest);
      return (problem as GivenProblem).initial;
    },
  'path-returned':
    (program) =>
    (problem, ...rest) => {
      const path: State[] = [];
      const watched = onProblem((given) => ({
        neighbours: (state) => {
          path.push([...state]);
          return given.neighbours(state);
        },
      }));
      watched(program)(problem, ...rest);
      return path;
    },
  'draws-elsewhere': both(
    withRandom(own),
    onProblem(({ initial }) => {
      const draws = own();
      return { randomState: () => initial.map(() => draws.integer(0, Math.max(...initial))) };
    }),
  ),
  'best-of-many': onProblem((problem) => ({
    randomState: () =>
      Array.from({ length: 5 }, () => problem.randomState()).reduce((best, state) =>
        problem.value(state) > problem.value(best) ? state : best,
      ),
  })),
  'asks-ahead-unseen': both(askingAhead, keepingNeighbours, byNumbers),
};

/** First choice that draws a few times with putting back, and then looks at all neighbours, before it stops. */
function drawsThenLooks(problem: GivenProblem, random: Draws): State {
  let current = problem.initial;
  for (;;) {
    const neighbours = problem.neighbours(current);
    const value = problem.value(current);
    const isBetter = (state: State): boolean => problem.value(state) > value;
    const drawn = neighbours.slice(0, 5).map(() => random.choice(neighbours));
    let next = drawn.find(isBetter);
    if (next === undefined) {
      const better = neighbours.filter(isBetter);
      if (better.length === 0) return current;
      next = random.choice(better);
    }
    current = next;
  }
}

type Fitness = (individual: State) => number;

/** A genetic algorithm whose population is put in another order before it is reported. */
const inOrder =
  (compare: (a: State, b: State, fitness: Fitness) => number): Turn =>
  (program) =>
  (population, fitness, random, options) => {
    const { onGeneration } = options as { onGeneration: (population: State[]) => void };
    const sorting = (children: State[]): void => {
      children.sort((a, b) => compare(a, b, fitness as Fitness));
      onGeneration(children);
    };
    return program(population, fitness, random, { ...(options as object), onGeneration: sorting });
  };

/** Freedoms that a handout gives, beside those of the correct programs. */
export const FREE_TURNS: Readonly<Record<string, Turn>> = {
  'asks-again': onProblem((problem) => ({
    neighbours: (state) => {
      problem.neighbours(state);
      return problem.neighbours(state);
    },
    value: (state) => {
      problem.value(state);
      return problem.value(state);
    },
  })),
  'keeps-neighbours': keepingNeighbours,
  'counts-attacks': onProblem(() => ({ value: attacks })),
  'asks-ahead': askingAhead,
  'draws-starts-first': (program) => (problem, random, options) => {
    const { restarts } = options as { restarts: number };
    const starts = Array.from({ length: restarts }, () => (problem as GivenProblem).randomState());
    return onProblem(() => ({ randomState: () => starts.shift() ?? [] }))(program)(problem, random, options);
  },
  'draws-then-looks':
    () =>
    (...args) =>
      drawsThenLooks(args[0] as GivenProblem, args[1] as Draws),
  copies:
    (program) =>
    (...args) => [...(program(...args) as State)],
  'fittest-first': inOrder((a, b, fitness) => fitness(b) - fitness(a)),
  'by-numbers': inOrder(
    (a, b) => a.map((each, at) => each - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0,
  ),
};

export const turned =
  (turn: Turn, load: () => TrustedProgram): (() => TrustedProgram) =>
  () =>
    turn(load() as unknown as Call);
