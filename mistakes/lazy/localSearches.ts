import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Options, Schedule, State } from '../correct/local/api.ts';
import { type LazyProgram, long, short } from './lazyProgram.ts';

/** What a local search is given. Without a schedule, it is warm for so many steps as a walk takes. */
interface Given {
  readonly problem: GivenProblem;
  readonly schedule: Schedule;
  readonly random: Draws;
  readonly options: Options;
}

/** A local search of any kind: annealing is given a schedule before the other two. */
export type LazyLocalSearch = (problem: GivenProblem, ...rest: readonly unknown[]) => unknown;

const WALKS = 20;

const given =
  (act: (given: Given) => unknown): LazyLocalSearch =>
  (problem, ...rest) =>
    act(
      typeof rest[0] === 'function'
        ? {
            problem,
            schedule: rest[0] as Schedule,
            random: rest[1] as Draws,
            options: rest[2] as Options,
          }
        : {
            problem,
            schedule: (t) => Math.max(0, WALKS + 1 - t),
            random: rest[0] as Draws,
            options: rest[1] as Options,
          },
    );

/** Local searches that do not search. */
export const LAZY_LOCAL_SEARCHES: readonly LazyProgram<LazyLocalSearch>[] = [
  short(
    'nothing',
    'returns nothing',
    given(() => null),
  ),
  short(
    'initial',
    'returns the initial state',
    given(({ problem }) => problem.initial),
  ),
  short('values-initial', 'asks what the initial state is worth, and returns it', given(valuesInitial)),
  short('one-question', 'asks for the neighbours of the initial state, and returns it', given(oneQuestion)),
  short('weighs-and-stays', 'weighs all neighbours of the initial state, and returns it', given(weighs)),
  short('draws-and-stays', 'draws a neighbour, and returns the initial state', given(drawsAndStays)),
  short(
    'first-neighbour',
    'goes to the first neighbour',
    given(({ problem }) => around(problem)[0]),
  ),
  short(
    'last-neighbour',
    'goes to the last neighbour',
    given(({ problem }) => around(problem).at(-1)),
  ),
  short('random-neighbour', 'goes to any neighbour', given(randomNeighbour)),
  short('best-neighbour', 'goes to the best neighbour, and no further', given(bestNeighbour)),
  short(
    'random-state',
    'returns a random state',
    given(({ problem }) => problem.randomState()),
  ),
  short('random-walk', 'walks at random', given(randomWalk)),
  short('two-in-turn', 'asks for the neighbours of two states in turn', given(twoInTurn)),
  short('only-times', 'asks for each temperature, and returns the initial state', given(onlyTimes)),
  short('time-zero', 'asks for the temperature at 0, and returns the initial state', given(timeZero)),
  short('last-time', 'asks for a temperature beyond the end, and returns the initial state', given(lastTime)),
  long('draws-and-ignores', 'draws a neighbour in each step, weighs it and stays', given(ignores)),
  long('restarts-idly', 'draws random states, and returns the best of them', given(bestOfRandom)),
];

function around(problem: GivenProblem): State[] {
  return problem.neighbours(problem.initial);
}

function valuesInitial({ problem }: Given): State {
  problem.value(problem.initial);
  return problem.initial;
}

function oneQuestion({ problem }: Given): State {
  around(problem);
  return problem.initial;
}

function weighs({ problem }: Given): State {
  problem.value(problem.initial);
  for (const state of around(problem)) problem.value(state);
  return problem.initial;
}

function drawsAndStays({ problem, random }: Given): State {
  random.choice(around(problem));
  return problem.initial;
}

function randomNeighbour({ problem, random }: Given): State {
  return random.choice(around(problem));
}

function bestNeighbour({ problem }: Given): State | undefined {
  const values = new Map(around(problem).map((state) => [state, problem.value(state)]));
  const best = Math.max(...values.values());
  return [...values.keys()].find((state) => values.get(state) === best);
}

function randomWalk({ problem, schedule, random }: Given): State {
  let state = problem.initial;
  for (let t = 1; schedule(t) > 0; t += 1) state = random.choice(problem.neighbours(state));
  return state;
}

function twoInTurn({ problem, options }: Given): State {
  const states = [problem.initial, problem.randomState()];
  const times = (options.steps ?? WALKS) * (options.k ?? 1);
  for (let i = 0; i < times; i += 1) problem.neighbours(states[i % 2]!);
  return problem.initial;
}

function timeZero({ problem, schedule }: Given): State {
  schedule(0);
  return problem.initial;
}

function lastTime({ problem, schedule }: Given): State {
  schedule(Number.MAX_SAFE_INTEGER);
  return problem.initial;
}

function onlyTimes({ problem, schedule }: Given): State {
  let t = 1;
  while (schedule(t) > 0) t += 1;
  return problem.initial;
}

function ignores({ problem, schedule, random }: Given): State {
  for (let t = 1; schedule(t) > 0; t += 1) problem.value(random.choice(around(problem)));
  return problem.initial;
}

function bestOfRandom({ problem, options }: Given): State {
  let best = problem.initial;
  for (let i = 1; i < (options.restarts ?? options.k ?? WALKS); i += 1) {
    const state = problem.randomState();
    if (problem.value(state) > problem.value(best)) best = state;
  }
  return best;
}
