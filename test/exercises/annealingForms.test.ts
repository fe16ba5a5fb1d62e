/**
 * How annealing may be written: the handout lets a search ask for all temperatures first, and for neighbours
 * in each step, again in the same step, or once and keep them. A question for a temperature that is not due
 * costs the points for temperatures alone, unless it ends the search before it has begun; two steps at one
 * temperature break a law.
 */
import { expect, test } from 'vitest';
import { bundled } from '../support/handedIn.ts';
import { some } from '../support/whole.ts';
import { notPassed } from '../support/checkOutcomes.ts';
import type { Annealing, GivenProblem, Schedule, State } from '../../mistakes/correct/local/api.ts';
import type { Draws } from '../../reference/random.ts';

/** Draws a neighbour of a state, by whatever neighbours it is given. */
type Draw = (random: Draws, neighbours: readonly State[]) => State;
const byChoice: Draw = (random, neighbours) => random.choice(neighbours);
const byNumber: Draw = (random, neighbours) => neighbours[Math.floor(random.number() * neighbours.length)]!;
const DRAWS = { choice: byChoice, number: byNumber };

/** Gives the neighbours of a state, in its way. */
type Ask = (problem: GivenProblem) => (state: State) => State[];
const ASKS: Readonly<Record<string, Ask>> = {
  'in each step': (problem) => (state) => problem.neighbours(state),
  'twice in each step': (problem) => (state) => {
    const { length } = problem.neighbours(state);
    return problem.neighbours(state).slice(0, length);
  },
  'after a move': (problem) => {
    let kept: { state: State; neighbours: State[] } | null = null;
    return (state) => {
      if (kept?.state !== state) kept = { state, neighbours: problem.neighbours(state) };
      return kept.neighbours;
    };
  },
  'once for each state': (problem) => {
    const kept = new Map<string, State[]>();
    return (state) => {
      const key = state.join();
      const neighbours = kept.get(key) ?? problem.neighbours(state);
      kept.set(key, neighbours);
      return neighbours;
    };
  },
};

/** Whether a move from one state to another is made. */
type Accept = (problem: GivenProblem, from: State, to: State, T: number, random: Draws) => boolean;
const metropolis: Accept = (problem, from, to, T, random) => {
  const delta = problem.value(to) - problem.value(from);
  return delta > 0 || random.number() < Math.exp(delta / T);
};
const drawingAlways: Accept = (problem, from, to, T, random) =>
  random.number() < Math.exp((problem.value(to) - problem.value(from)) / T);

function temperatures(schedule: Schedule, from = 1): number[] {
  const all: number[] = [];
  for (let t = from; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return all;
    all.push(T);
  }
}

const aheadOf =
  (ask: Ask, draw: Draw, accept: Accept = metropolis, from = 1): Annealing =>
  (problem, schedule, random) => {
    const neighbours = ask(problem);
    let current = problem.initial;
    for (const T of temperatures(schedule, from)) {
      const next = draw(random, neighbours(current));
      if (accept(problem, current, next, T, random)) current = next;
    }
    return current;
  };

/** Any step in its turn, with something done before all and at each temperature. */
const inTurn =
  (
    steps = 1,
    before: (schedule: Schedule) => void = () => undefined,
    ask: Ask = ASKS['in each step']!,
  ): Annealing =>
  (problem, schedule, random) => {
    const neighbours = ask(problem);
    let current = problem.initial;
    before(schedule);
    for (let t = 1; ; t += 1) {
      const T = schedule(t);
      if (T === 0) return current;
      for (let step = 0; step < steps; step += 1) {
        const next = random.choice(neighbours(current));
        if (metropolis(problem, current, next, T, random)) current = next;
      }
    }
  };

const exercise = await bundled('simulated-annealing');
/** Further seeds of the same test of chances would say the same. */
const graded = (program: Annealing, without = 'chance-more') =>
  notPassed({ ...exercise, checks: exercise.checks.filter(({ id }) => id !== without) }, () => program);

/** All draws are alike, and which state a step is at is in no question: the handout says so. */
const UNSEEN = ['once for each state', 'number'] as const;

const AHEAD = Object.entries(ASKS)
  .flatMap(([asks, ask]) =>
    Object.entries(DRAWS).map(([draws, draw]) => [asks, draws, aheadOf(ask, draw)] as const),
  )
  .filter(([asks, draws]) => asks !== UNSEEN[0] || draws !== UNSEEN[1]);

test.each(some(AHEAD, 5))(
  'all temperatures first, neighbours asked %s, drawn by %s',
  (_, _draws, program) => {
    expect(graded(program)).toEqual({});
  },
);

test.each(some(Object.entries(ASKS), 3))(
  'all temperatures first, neighbours asked %s, and a number drawn for each neighbour',
  (_, ask) => {
    expect(graded(aheadOf(ask, byNumber, drawingAlways))).toEqual({});
  },
);

test('what cannot be seen costs points, and withholds none', () => {
  const outcomes = graded(aheadOf(ASKS[UNSEEN[0]]!, DRAWS[UNSEEN[1]]));
  expect(outcomes).toMatchObject({ 'schedule-more': 'failed' });
});

const ONLY_TIMES = { schedule: 'failed', 'schedule-more': 'failed' };

test.each<[string, Annealing]>([
  ['schedule(0) asked first', inTurn(1, (schedule) => schedule(0))],
  ['schedule(-5) and schedule(0.5) asked first', inTurn(1, (schedule) => [schedule(-5), schedule(0.5)])],
  ['the end looked up first', inTurn(1, (schedule) => schedule(1000))],
])('%s costs the points for temperatures alone', (_, program) => {
  expect(graded(program)).toEqual(ONLY_TIMES);
});

// A schedule that is a table gives 0 before its first step, where such a search ends before it has begun.
test.each<[string, Annealing]>([
  [
    'times counted from 0',
    (problem, schedule, random) => inTurn()(problem, (t) => schedule(t - 1), random, {}),
  ],
  ['all temperatures first, from 0', aheadOf(ASKS['in each step']!, byChoice, metropolis, 0)],
])('%s costs those points, and those of a run that ends at once', (_, program) => {
  expect(graded(program)).toEqual({ ...ONLY_TIMES, returns: 'failed' });
});

test('two temperatures that are 0, and neighbours, are judged', () => {
  const outcomes = graded((problem, schedule) => {
    schedule(1000);
    schedule(1001);
    problem.neighbours(problem.initial);
    return problem.initial;
  });
  expect(outcomes).toMatchObject(ONLY_TIMES);
});

test('so many temperatures first, neighbours asked before each: where the first is 0, it ends rightly', () => {
  const program: Annealing = (problem, schedule, random) => {
    const times = Array.from({ length: 200 }, (_, t) => schedule(t + 1));
    let current = problem.initial;
    let neighbours = problem.neighbours(current);
    for (const T of times) {
      if (T === 0) break;
      const next = random.choice(neighbours);
      if (metropolis(problem, current, next, T, random)) current = next;
      neighbours = problem.neighbours(current);
    }
    return current;
  };
  const coldAtOnce = exercise.checks.map((check) => ({
    ...check,
    cases: check.cases.filter(({ id }) => id === 'cold-at-once'),
  }));
  const checks = coldAtOnce.filter(({ cases }) => cases.length > 0);
  expect(checks).not.toEqual([]);
  expect(notPassed({ ...exercise, checks }, () => program)).toEqual({});
});

const TWO_STEPS = { schedule: 'failed', 'schedule-more': 'failed', chance: 'open' };

test.each(some(Object.entries(ASKS), 3, 1))(
  'two steps at one temperature, neighbours asked %s, break a law',
  (_, ask) => {
    expect(graded(inTurn(2, undefined, ask))).toMatchObject(TWO_STEPS);
  },
);

test('three steps at one temperature, all asked first', () => {
  const program: Annealing = (problem, schedule, random) => {
    const all = temperatures(schedule);
    return inTurn(3)(problem, (t) => all[t - 1] ?? 0, random, {});
  };
  expect(graded(program)).toMatchObject(TWO_STEPS);
});
