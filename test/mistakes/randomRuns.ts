import fc from 'fast-check';
import { expect } from 'vitest';
import type { Problem } from '../../reference/problem.ts';
import { Random } from '../../reference/random.ts';
import type { GivenProblem, State } from '../../mistakes/correct/local/api.ts';
import { anyProblem } from '../reference/local/problems.ts';

export const RUNS = 1_000;

/** A problem as students get it, of which the neighbours asked for are noted. */
export interface Watched {
  readonly given: GivenProblem;
  readonly asked: State[];
}

export interface Case {
  readonly problem: Problem<State>;
  readonly seed: number;
}

export const cases: fc.Arbitrary<Case> = fc.record({
  // A landscape's state is the number of a place; students get a list.
  problem: anyProblem.map(({ plain }) => {
    const unwrap = (state: State): number | readonly number[] =>
      typeof plain.initial === 'number' ? state[0]! : state;
    const wrap = (state: unknown): State =>
      typeof state === 'number' ? [state] : [...(state as readonly number[])];
    return {
      initial: wrap(plain.initial),
      neighbours: (state: State) => plain.neighbours(unwrap(state)).map(wrap),
      value: (state: State) => plain.value(unwrap(state)),
    };
  }),
  seed: fc.integer(),
});

/** Random states are some walk away, in the same way for both. */
export function watched(problem: Problem<State>, random: Random): Watched {
  const asked: State[] = [];
  return {
    asked,
    given: {
      initial: problem.initial,
      neighbours(state) {
        asked.push([...state]);
        return problem.neighbours([...state]);
      },
      value: (state) => problem.value([...state]),
      randomState() {
        let state = problem.initial;
        for (let steps = random.integer(0, 5); steps > 0; steps -= 1) {
          const next = problem.neighbours(state);
          if (next.length > 0) state = random.choice(next);
        }
        return state;
      },
    },
  };
}

/** Runs both from the same seed, and compares what each returned, asked and drew. */
export function expectSame(
  { problem, seed }: Case,
  skeleton: (given: GivenProblem, random: Random) => unknown,
  reference: (given: GivenProblem, random: Random) => unknown,
): void {
  const [one, two] = [Random.seeded(seed), Random.seeded(seed)];
  const [mine, theirs] = [watched(problem, one), watched(problem, two)];
  expect(skeleton(mine.given, one)).toEqual(reference(theirs.given, two));
  expect(mine.asked).toEqual(theirs.asked);
  expect(one.number()).toBe(two.number());
}

export const hold = (property: (one: Case, option: number) => void): void =>
  fc.assert(fc.property(cases, fc.integer({ min: 0, max: 6 }), property), { numRuns: RUNS });

/** A state with nothing around it ends the reference, and is none of an exercise's. */
export function withoutEnds(problem: Problem<State>): Problem<State> {
  return {
    ...problem,
    neighbours: (state) => {
      const all = problem.neighbours(state);
      return all.length > 0 ? all : [[...state]];
    },
  };
}

export interface Evolution {
  readonly population: State[];
  readonly seed: number;
  readonly values: number;
  readonly mutationRate: number;
  readonly generations: number;
  readonly fitEnough: number;
}

export const evolutions: fc.Arbitrary<Evolution> = fc
  .record({
    seed: fc.integer(),
    size: fc.integer({ min: 1, max: 9 }),
    n: fc.integer({ min: 2, max: 8 }),
    values: fc.integer({ min: 2, max: 8 }),
    mutationRate: fc.constantFrom(0, 0.2, 1),
    generations: fc.integer({ min: 1, max: 6 }),
    fitEnough: fc.integer({ min: 1, max: 70 }),
  })
  .map(({ size, n, ...rest }) => {
    const random = Random.seeded(rest.seed ^ 0x55);
    return {
      ...rest,
      population: Array.from({ length: size }, () =>
        Array.from({ length: n }, () => random.integer(0, rest.values - 1)),
      ),
    };
  });

export const fitness = (individual: readonly number[]): number =>
  1 + individual.reduce((sum, value) => sum + value, 0);
