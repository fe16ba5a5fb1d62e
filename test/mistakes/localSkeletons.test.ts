/**
 * Without a mistake, each skeleton of a local search is the reference: the same questions about neighbours,
 * the same draws, the same answer.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstChoice } from '../../reference/local/firstChoice.ts';
import { geneticAlgorithm, geneticAlgorithmOfPairs } from '../../reference/local/geneticAlgorithm.ts';
import {
  type Individual,
  mutateToAnother,
  randomSelection,
  reproduceInside,
  reproducePair,
} from '../../reference/local/genetics.ts';
import { highestValued, hillClimbingRandomTies } from '../../reference/local/hillClimbing.ts';
import { localBeam } from '../../reference/local/localBeam.ts';
import { randomRestart } from '../../reference/local/randomRestart.ts';
import { hillClimbingSideways } from '../../reference/local/sideways.ts';
import { simulatedAnnealing } from '../../reference/local/simulatedAnnealing.ts';
import { stochasticHillClimbingBySteepness } from '../../reference/local/stochasticHillClimbing.ts';
import { annealing } from '../../mistakes/skeletons/annealing.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import { climbing } from '../../mistakes/skeletons/climbing.ts';
import { genetic } from '../../mistakes/skeletons/genetic.ts';
import { beam } from '../../mistakes/skeletons/beam.ts';
import { restarts } from '../../mistakes/skeletons/restarts.ts';
import { programWith, replaceBoth, type RunMistake } from '../../mistakes/local/runMistake.ts';
import { mutating } from '../../mistakes/skeletons/mutation.ts';
import { crossing } from '../../mistakes/skeletons/reproduction.ts';
import { selecting } from '../../mistakes/skeletons/selection.ts';
import { firstChoice as firstChoiceOf, stochastic } from '../../mistakes/skeletons/uphill.ts';
import type { Problem } from '../../reference/problem.ts';
import { Random } from '../../reference/random.ts';
import type { GivenProblem, Genetic, Options, Search, State } from '../../mistakes/correct/local/api.ts';
import { GENETIC_VARIANTS } from '../../mistakes/correct/local/genetic.ts';
import { PARTS } from '../../mistakes/correct/local/geneticParts.ts';
import { anyProblem } from '../reference/local/problems.ts';

const RUNS = 1_000;

/** A problem as students get it, of which the neighbours asked for are noted. */
interface Watched {
  readonly given: GivenProblem;
  readonly asked: State[];
}

interface Case {
  readonly problem: Problem<State>;
  readonly seed: number;
}

const cases: fc.Arbitrary<Case> = fc.record({
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
function watched(problem: Problem<State>, random: Random): Watched {
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
function expectSame(
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

const hold = (property: (one: Case, option: number) => void): void =>
  fc.assert(fc.property(cases, fc.integer({ min: 0, max: 6 }), property), { numRuns: RUNS });

describe('without a mistake', () => {
  test('steepest ascent, with sideways moves or without', () => {
    hold((one, sideways) =>
      expectSame(
        one,
        (given, random) => climbing()(given, random, { sideways }),
        (given, random) => hillClimbingSideways<State>(random, given, sideways),
      ),
    );
    hold((one) =>
      expectSame(
        one,
        (given, random) => climbing()(given, random, {}),
        (given, random) => hillClimbingRandomTies<State>(random, given),
      ),
    );
  });

  test('stochastic hill climbing, by gain', () => {
    hold((one) =>
      expectSame(
        one,
        (given, random) => stochastic()(given, random, {}),
        (given, random) => stochasticHillClimbingBySteepness<State>(random, given),
      ),
    );
  });

  test('simulated annealing', () => {
    const schedule =
      (option: number) =>
      (t: number): number =>
        t > 5 * option ? 0 : 4 * 0.8 ** t;
    hold((one, option) =>
      expectSame(
        { ...one, problem: withoutEnds(one.problem) },
        (given, random) => annealing({})(given, schedule(option), random, {}),
        (given, random) => simulatedAnnealing<State>(random, given, schedule(option)),
      ),
    );
  });

  test('random restarts', () => {
    hold((one, option) => {
      const options: Options = {
        restarts: option + 1,
        goal: one.problem.value(one.problem.initial) + option,
      };
      expectSame(
        one,
        (given, random) => restarts()(given, random, options),
        (given, random) => {
          let isFirst = true;
          const draw = (): State => {
            if (!isFirst) return given.randomState();
            isFirst = false;
            return given.initial;
          };
          const climb = (
            stream: Pick<Random, 'number' | 'integer' | 'choice' | 'shuffle'>,
            initial: State,
          ): State =>
            hillClimbingRandomTies<State>(stream, {
              initial,
              neighbours: (state) => given.neighbours(state),
              value: (state) => given.value(state),
            });
          return randomRestart<State>(random, {
            draw,
            climb,
            value: (state) => given.value(state),
            isGoal: (state) => given.value(state) >= options.goal!,
            tries: options.restarts!,
          }).state;
        },
      );
    });
  });

  test('local beam search; the fittest of the last beam is returned', () => {
    hold((one, option) => {
      const options: Options = { k: option + 1, steps: option };
      expectSame(
        { ...one, problem: withoutEnds(one.problem) },
        (given, random) => beam()(given, random, options),
        (given) => {
          const starts = [given.initial, ...Array.from({ length: option }, () => given.randomState())];
          return highestValued<State>(
            given,
            localBeam<State>(given, { starts, isGoal: () => false, steps: option }).states,
          )[0];
        },
      );
    });
  });

  test('first choice: the same climb, where the draws lead to the same neighbour', () => {
    hold(({ problem, seed }) => {
      const theirs = watched(problem, Random.seeded(seed));
      const end = firstChoice<State>(Random.seeded(seed), theirs.given);
      // The skeleton draws among the better ones; here it is handed the one that the reference came to.
      let step = 0;
      const script = {
        choice: <T>(moves: readonly T[]): T =>
          moves.find(
            (move) => String((move as { readonly state: State }).state) === String(theirs.asked[step + 1]),
          ) ?? moves[0]!,
      };
      const mine = watched(problem, Random.seeded(seed));
      const given: GivenProblem = {
        ...mine.given,
        neighbours: (state) => {
          step = mine.asked.length;
          return mine.given.neighbours(state);
        },
      };
      expect(firstChoiceOf()(given, script as unknown as Random, {})).toEqual(end);
      expect(mine.asked).toEqual(theirs.asked);
    });
  });
});

/** A state with nothing around it ends the reference, and is none of an exercise's. */
function withoutEnds(problem: Problem<State>): Problem<State> {
  return {
    ...problem,
    neighbours: (state) => {
      const all = problem.neighbours(state);
      return all.length > 0 ? all : [[...state]];
    },
  };
}

interface Evolution {
  readonly population: State[];
  readonly seed: number;
  readonly values: number;
  readonly mutationRate: number;
  readonly generations: number;
  readonly fitEnough: number;
}

const evolutions: fc.Arbitrary<Evolution> = fc
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
const fitness = (individual: readonly number[]): number =>
  1 + individual.reduce((sum, value) => sum + value, 0);

describe('genetic algorithms without a mistake', () => {
  const holdEvolution = (property: (one: Evolution, seeded: () => Random) => void): void =>
    fc.assert(
      fc.property(evolutions, (one) => property(one, () => Random.seeded(one.seed))),
      { numRuns: RUNS },
    );

  function expectSameEvolution(
    mine: Genetic,
    { population, seed, values, ...ending }: Evolution,
    reference: (random: Random) => { best: Individual; population: readonly Individual[] },
  ): void {
    const [one, two] = [Random.seeded(seed), Random.seeded(seed)];
    let last: State[] = [];
    const answer = mine(
      population.map((each) => [...each]),
      fitness,
      one,
      { values, ...ending, onGeneration: (made) => (last = made.map((each) => [...each])) },
    );
    const evolved = reference(two);
    expect(answer).toEqual(evolved.best);
    expect(last).toEqual(evolved.population);
    expect(one.number()).toBe(two.number());
  }

  test('one child of each mating', () => {
    holdEvolution((one) =>
      expectSameEvolution(genetic(), one, (random) =>
        geneticAlgorithm<Individual>(random, one.population, fitness, {
          ...one,
          reproduce: reproduceInside,
          mutate: (stream, child) => mutateToAnother(stream, child, one.values),
        }),
      ),
    );
  });

  test('two children of each mating', () => {
    const two = GENETIC_VARIANTS.find(({ id }) => id === 'two-children')!.load();
    // Of an odd number, the reference does not even mutate the one that is left out.
    const even = ({ population, ...rest }: Evolution): Evolution => ({
      ...rest,
      population: [...population, ...population],
    });
    holdEvolution((one) =>
      expectSameEvolution(two, even(one), (random) =>
        geneticAlgorithmOfPairs<Individual>(random, even(one).population, fitness, {
          ...one,
          reproduce: reproducePair,
          mutate: (stream, child) =>
            stream.number() < one.mutationRate ? mutateToAnother(stream, child, one.values) : child,
        }),
      ),
    );
  });

  test('the parts', () => {
    holdEvolution(({ population, values, mutationRate }, seeded) => {
      const [x, y] = [population[0]!, population.at(-1)!];
      for (const select of [PARTS.select, selecting({})])
        expect(select(population, fitness, seeded())).toEqual(randomSelection(seeded(), population, fitness));
      for (const reproduce of [PARTS.reproduce, crossing({})])
        expect(reproduce(x, y, seeded())).toEqual(reproduceInside(seeded(), x, y));
      const random = seeded();
      const expected = random.number() < mutationRate ? mutateToAnother(random, x, values) : x;
      for (const mutate of [PARTS.mutate, mutating({})])
        expect(mutate(x, seeded(), { values, mutationRate })).toEqual(expected);
    });
  });
});

describe('every mistake of a local search', () => {
  const all = RUN_SUBJECTS.flatMap(({ name: algorithm, mistakes }) =>
    mistakes.map((mistake) => ({ algorithm, ...mistake })),
  );

  test('has an id of its own, and words', () => {
    expect(all.length).toBeGreaterThan(150);
    for (const { algorithm, id, title, words, hint } of all) {
      const place = `${algorithm}: ${id}`;
      expect(id, place).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(
        all.filter((other) => other.algorithm === algorithm && other.id === id),
        place,
      ).toHaveLength(1);
      expect(title, place).toMatch(/[^.!?]$/);
      expect(words, place).toMatch(/[.…]$/);
      expect(hint, place).toMatch(/[.?]$/);
      expect(words, place).not.toContain(hint);
    }
  });
});

describe('two mistakes at once', () => {
  const mistakeOf = (algorithm: string, id: string): RunMistake<(...args: never[]) => unknown> =>
    runSubjectOf({ algorithm: algorithm })!.mistakes.find((one) => one.id === id)!;

  test.each<[algorithm: string, one: string, other: string]>([
    ['hill-climbing', 'no-sideways', 'level-for-ever'],
    ['hill-climbing', 'goes-down', 'any-better'],
    ['stochastic-hill-climbing', 'anywhere', 'uniform'],
    ['simulated-annealing', 'coin', 'linear'],
    ['reproduce', 'each-position', 'middle'],
    ['first-choice', 'gives-up-early', 'board-before'],
  ])(
    'are not made where they replace one part, or a whole program: %s, %s and %s',
    (algorithm, one, other) => {
      expect(
        replaceBoth(mistakeOf(algorithm, one).replaces, mistakeOf(algorithm, other).replaces),
      ).toBeNull();
    },
  );

  test('both are made: the last of the best is taken, and the board before the last move returned', () => {
    const problem: GivenProblem = {
      initial: [3],
      neighbours: ([at]) => (at! > 1 ? [[0], [at! - 1], [at! - 1]] : []),
      value: ([at]) => (at === 0 ? -9 : 5 - at!),
      randomState: () => [3],
    };
    const both = programWith(
      replaceBoth(
        mistakeOf('hill-climbing', 'board-before').replaces,
        mistakeOf('hill-climbing', 'last-tie').replaces,
      )!,
    ) as Search;
    // Never draws: last-tie. Climbs 3, 2, 1 and loses the last move.
    expect(both(problem, null as unknown as Random, {})).toEqual([2]);
  });

  test('in either order they are one program; mistakes of two skeletons are none', () => {
    const problem: GivenProblem = {
      initial: [4, 4, 4],
      neighbours: (state) => state.map((value, at) => state.with(at, value - 1)),
      value: (state) => -state.reduce((sum, value) => sum + Math.abs(value), 0),
      randomState: () => [4, 4, 4],
    };
    const [one, other] = [
      mistakeOf('stochastic-hill-climbing', 'board-before').replaces,
      mistakeOf('stochastic-hill-climbing', 'uniform').replaces,
    ] as const;
    const ends = [replaceBoth(one, other)!, replaceBoth(other, one)!].map((both) =>
      (programWith(both) as Search)(problem, Random.seeded(5), {}),
    );
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toHaveLength(3);
    expect(replaceBoth(one, mistakeOf('first-choice', 'by-gain').replaces)).toBeNull();
  });
});
