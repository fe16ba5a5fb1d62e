/**
 * A search that stops too early loses the points for stopping, in what a student can run and in what is
 * hidden: after so many draws, moves or steps in all, at a value that is no goal, or below some temperature.
 */
import { expect, test } from 'vitest';
import { bundled } from '../support/handedIn.ts';
import { notPassed } from '../support/checkOutcomes.ts';
import type { Annealing, GivenProblem, Search, State } from '../../mistakes/correct/local/api.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';

/** Whether a search ends although it should not. */
interface Sofar {
  readonly draws: number;
  readonly moves: number;
  readonly value: number;
}
type Ends = (sofar: Sofar) => boolean;
const never: Ends = () => false;

const ENDS: readonly (readonly [string, Ends])[] = [
  ['after one move', ({ moves }) => moves >= 1],
  ['after two moves', ({ moves }) => moves >= 2],
  ['after twenty moves', ({ moves }) => moves >= 20],
  ['at a value of 0', ({ value }) => value === 0],
  ['above a value of −1', ({ value }) => value > -1],
];
const ENDS_BY_DRAWS: readonly (readonly [string, Ends])[] = [
  ['after 50 draws in all', ({ draws }) => draws >= 50],
  ['after 100 draws in all', ({ draws }) => draws >= 100],
];

/** Goes to the first better neighbour in random order. */
const firstChoice =
  (ends: Ends): Search =>
  (problem, random) => {
    let current = problem.initial;
    const sofar = { draws: 0, moves: 0, value: problem.value(current) };
    for (;;) {
      if (ends(sofar)) return current;
      const neighbours = random.shuffle(problem.neighbours(current));
      let better: State | undefined;
      for (const neighbour of neighbours) {
        if (ends(sofar)) return current;
        sofar.draws += 1;
        const value = problem.value(neighbour);
        if (value <= sofar.value) continue;
        [better, sofar.value] = [neighbour, value];
        break;
      }
      if (better === undefined) return current;
      current = better;
      sofar.moves += 1;
    }
  };

/** Goes to any better neighbour, by how much it gains. */
const stochastic =
  (ends: Ends): Search =>
  (problem, random) => {
    let current = problem.initial;
    for (let moves = 0; ; moves += 1) {
      const value = problem.value(current);
      if (ends({ draws: 0, moves, value })) return current;
      const better = problem
        .neighbours(current)
        .flatMap((state) =>
          problem.value(state) > value ? [{ state, gain: problem.value(state) - value }] : [],
        );
      if (better.length === 0) return current;
      let left = random.number() * better.reduce((sum, { gain }) => sum + gain, 0);
      current = (better.find(({ gain }) => (left -= gain) < 0) ?? better.at(-1)!).state;
    }
  };

function climb(problem: GivenProblem, start: State): State {
  let current = start;
  for (;;) {
    const value = problem.value(current);
    const best = highest(problem, problem.neighbours(current));
    if (best === undefined || problem.value(best) <= value) return current;
    current = best;
  }
}

const highest = (problem: GivenProblem, states: readonly State[]): State | undefined =>
  states.reduce<State | undefined>(
    (best, state) => (best === undefined || problem.value(state) > problem.value(best) ? state : best),
    undefined,
  );

/** Climbs again and again; `goalOf` is where it takes the goal to be. */
const randomRestart =
  (goalOf: (goal: number) => number, from: number | null = null): Search =>
  (problem, _random, { restarts = 1, goal = Infinity }) => {
    let best: State | null = null;
    let highestValue = from ?? -Infinity;
    for (let climbs = 0; climbs < restarts; climbs += 1) {
      const end = climb(problem, climbs === 0 ? problem.initial : problem.randomState());
      const value = problem.value(end);
      if (value > highestValue) [best, highestValue] = [end, value];
      if (value >= goalOf(goal)) break;
    }
    return best ?? problem.initial;
  };

/** Keeps the k best successors; `ends` tells by the best value before and after a step. */
const beam =
  (ends: (before: number, after: number, steps: number) => boolean): Search =>
  (problem, _random, { k = 1, steps = 1, goal = Infinity }) => {
    let states = [problem.initial, ...Array.from({ length: k - 1 }, () => problem.randomState())];
    const best = (): State => highest(problem, states)!;
    for (let step = 0; step < steps; step += 1) {
      const before = problem.value(best());
      if (before >= goal) break;
      const next = states
        .flatMap((state) => problem.neighbours(state))
        .map((state) => ({ state, value: problem.value(state) }))
        .sort((a, b) => b.value - a.value)
        .slice(0, k);
      states = next.map(({ state }) => state);
      if (ends(before, problem.value(best()), step + 1)) break;
    }
    return best();
  };

const annealing =
  (ends: (T: number, value: number, t: number) => boolean): Annealing =>
  (problem, schedule, random) => {
    let current = problem.initial;
    for (let t = 1; ; t += 1) {
      const T = schedule(t);
      if (T === 0 || ends(T, problem.value(current), t)) return current;
      const next = random.choice(problem.neighbours(current));
      const delta = problem.value(next) - problem.value(current);
      if (delta > 0 || random.number() < Math.exp(delta / T)) current = next;
    }
  };

type Row = readonly [exercise: string, how: string, program: TrustedProgram, fails: readonly string[]];
const STOPS = ['stops', 'stops-more'];
const SCHEDULE = ['schedule', 'schedule-more'];

const ROWS: readonly Row[] = [
  ['first-choice', 'where no neighbour is better', firstChoice(never), []],
  ...[...ENDS, ...ENDS_BY_DRAWS].map(([how, ends]): Row => ['first-choice', how, firstChoice(ends), STOPS]),
  ['stochastic-hill-climbing', 'where no neighbour is better', stochastic(never), []],
  ...ENDS.map(([how, ends]): Row => ['stochastic-hill-climbing', how, stochastic(ends), STOPS]),
  ['random-restart', 'at the goal', randomRestart((goal) => goal), []],
  ['random-restart', 'at a value of 0', randomRestart((goal) => Math.min(goal, 0)), STOPS.slice(0, 1)],
  ['local-beam', 'at the goal', beam(() => false), []],
  ['local-beam', 'where nothing improves', beam((before, after) => after <= before), STOPS],
  ['local-beam', 'after one step', beam((_before, _after, steps) => steps >= 1), STOPS],
  ['local-beam', 'after ten steps', beam((_before, _after, steps) => steps >= 10), STOPS.slice(0, 1)],
  ['simulated-annealing', 'at a temperature of 0', annealing(() => false), []],
  ['simulated-annealing', 'below a temperature of 0.01', annealing((T) => T < 0.01), SCHEDULE],
  ['simulated-annealing', 'below a temperature of 1e-12', annealing((T) => T < 1e-12), SCHEDULE],
  ['simulated-annealing', 'at a value of 0', annealing((_T, value) => value === 0), SCHEDULE],
  ['simulated-annealing', 'after 200 steps', annealing((_T, _value, t) => t > 200), SCHEDULE],
];

test.each(ROWS)('%s that ends %s', async (slug, _how, program, fails) => {
  const exercise = await bundled(slug);
  const laws = { ...exercise, checks: exercise.checks.filter(({ kind }) => kind === 'law') };
  expect(Object.keys(notPassed(laws, () => program))).toEqual(expect.arrayContaining([...fails]));
  if (fails.length === 0) expect(notPassed(laws, () => program)).toEqual({});
});

test('a best value that starts at 0 loses the best end of boards', async () => {
  const exercise = await bundled('random-restart');
  const program = randomRestart((goal) => goal, 0);
  const laws = { ...exercise, checks: exercise.checks.filter(({ kind }) => kind === 'law') };
  expect(notPassed(laws, () => program)).toMatchObject({ returns: 'failed' });
});
