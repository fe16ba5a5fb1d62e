import { fitnessOf, localProblem } from '../../../../grader/content/localProblem.ts';
import { openFamily } from '../../../../grader/judge/statistics/families.ts';
import type { Family } from '../../../../grader/judge/statistics/family.ts';
import { correctBreeding, PROPORTIONAL } from '../../../../grader/judge/statistics/genetics/breedings.ts';
import { cutWithin } from '../../../../grader/judge/statistics/genetics/crossoverWays.ts';
import { LitterChances } from '../../../../grader/judge/statistics/genetics/litters.ts';
import { bestPositions, neighbourhood } from '../../../../grader/reading/neighbourhood.ts';
import type { Conventions } from '../../../../grader/types/exercise.ts';
import type { GeneticInput, Input, LocalInput } from '../../../../grader/types/input.ts';
import type { Outcome } from './everyOutcome.ts';
import { Trace } from './traces.ts';

/**
 * A family whose decisions hang together, with everything that one small run of a correct submission can be.
 */
export interface Whole {
  readonly input: Input;
  readonly outcomes: readonly Outcome[];
  /** Its tests; `logThreshold` is log(1/alpha). */
  open(logThreshold: number): Family;
  which(tests: Family): Family['hypotheses'][number];
}

/** Three queens; each run makes two further climbs, from boards of its own. */
export function ownStarts(): Whole {
  const input: LocalInput = {
    kind: 'local',
    problem: { name: 'n-queens', n: 3, initial: [0, 0, 0] },
    seed: 1,
    options: {},
  };
  const problem = localProblem(input.problem);
  const climb = (trace: Trace, start: readonly number[]): Trace => {
    for (let current = start; ;) {
      trace.neighbours(current);
      const around = neighbourhood(problem, current);
      const [best] = bestPositions(around);
      if (around.values[best!]! <= around.value) return trace;
      current = around.neighbours[best!]!;
    }
  };
  const boards = Array.from({ length: 27 }, (_, at) => [Math.floor(at / 9), Math.floor(at / 3) % 3, at % 3]);
  const outcomes = boards.flatMap((one) =>
    boards.map((two): Outcome => ({
      chance: 1 / 729,
      observation: climb(climb(climb(new Trace([0, 0, 0]), [0, 0, 0]).number(), one).number(), two).returns([
        0, 0, 0,
      ]),
    })),
  );
  return {
    input,
    outcomes,
    open: (logThreshold) => openFamily('restarts', {} as Conventions, logThreshold),
    which: (tests) => tests.hypotheses[0]!,
  };
}

const POPULATION = [
  [0, 0, 1],
  [1, 1, 0],
  [0, 1, 1],
  [1, 0, 0],
];

/** One generation of four, of one child of each mating or of two. */
export function generation(mating: 'child' | 'pair'): Whole {
  const input: GeneticInput = {
    kind: 'genetic',
    population: POPULATION,
    fitness: { name: 'one-max', n: 3, initial: null },
    options: { mutationRate: 0.25, values: 2, generations: 1 },
    seed: 5,
  };
  const conventions: Partial<Conventions> = {
    cutRange: ['1..n-1'],
    mutates: ['individual'],
    mutationDraws: ['another'],
    ...(mating === 'child' ? { twoChildren: 'not' } : {}),
  };
  const breeding = correctBreeding(
    { cross: cutWithin('1..n-1', ''), unit: 'individual', draw: 'another', select: PROPORTIONAL },
    { n: 3, values: 2, rate: 0.25, crossed: 1 },
    POPULATION.map(fitnessOf(input.fitness)),
  );
  const every = Array.from({ length: 8 }, (_, bits) => [bits >> 2, (bits >> 1) & 1, bits & 1]);
  const pairs = every.flatMap((one) => every.map((two) => [one, two]));
  const chances = new LitterChances(POPULATION);
  const chanceOf = (litter: readonly (readonly number[])[]): number => {
    chances.compare(litter);
    return chances.of(breeding);
  };
  const alone = new Map(every.map((child) => [child.join(), chanceOf([child])]));
  const chanceOfPair = pairs.map((pair) =>
    mating === 'pair' ? chanceOf(pair) : alone.get(pair[0]!.join())! * alone.get(pair[1]!.join())!,
  );
  const outcomes = pairs
    .flatMap((one, i) =>
      pairs.map((two, j): Outcome => ({
        chance: chanceOfPair[i]! * chanceOfPair[j]!,
        observation: new Trace(POPULATION[0]!)
          .number()
          .generation(0, [...one, ...two])
          .returns(POPULATION[0], { population: POPULATION }),
      })),
    )
    .filter(({ chance }) => chance > 0);
  return {
    input,
    outcomes,
    open: (logThreshold) => openFamily('generations', conventions as Conventions, logThreshold),
    which: (tests) =>
      tests.hypotheses.find(({ convention }) => (convention === '') === (mating === 'child'))!,
  };
}
