import { seedWords } from '../../reference/random.ts';
import type { Check } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { itemAt } from '../types/lookup.ts';
import type { Observation } from '../types/observation.ts';
import type { Repeated } from './statistics/currentRun.ts';
import { MOST_REPEATED } from './statistics/echo.ts';

/** Runs made together before a test is looked at; each round is as large as all before it. */
export const FIRST_ROUND = 8;

/** A run that the grader adds to those of a check. */
export interface AddedRun {
  readonly input: Input;
  /** The run that it is again, with other draws; null for one that differs in more. */
  readonly repeated: Repeated | null;
}

/** A run of the check as it was made. */
export interface MadeRun {
  readonly input: Input;
  readonly observation: Observation;
}

/** Runs of searches make few choices each; one of a part or of generations makes enough. */
const REPEATED: Readonly<Record<Input['kind'], number>> = {
  local: MOST_REPEATED,
  part: 2,
  genetic: 2,
  game: 0,
};

/**
 * The first runs of a check again, in the same order and on the same inputs, but for the draws. Made in a
 * fresh instance, they differ from the first ones in nothing else.
 */
function runsAgain(made: readonly MadeRun[]): AddedRun[] {
  const kind = made[0]?.input.kind ?? 'game';
  return made.slice(0, REPEATED[kind]).flatMap(({ input, observation }, run) => {
    const again = withOtherDraws(input, observation);
    return again === null ? [] : [{ input: again, repeated: { run, input } }];
  });
}

const otherSeed = (seed: number, nth: number): number => itemAt(seedWords(seed), nth) >>> 1;

function withOtherDraws(input: Input, { points, population }: Observation): Input | null {
  switch (input.kind) {
    case 'local': {
      const initial = input.problem.initial ?? points[0] ?? null;
      return { ...input, problem: { ...input.problem, initial }, seed: otherSeed(input.seed, 1) };
    }
    case 'genetic':
      return {
        ...input,
        population: population ?? input.population,
        seed: otherSeed(input.seed, 1),
      };
    case 'part':
      return input.script === undefined ? { ...input, seed: otherSeed(input.seed, 1) } : null;
    case 'game':
      return null;
  }
}

/**
 * Some runs of a check of annealing with moves that are counted in the state, and draws of their own: what a
 * search that keeps neighbours does at states that it was at shows in no other log.
 */
function runsWithCountedMoves({ family }: Check, made: readonly MadeRun[]): AddedRun[] {
  if (family !== 'annealing') return [];
  return made.flatMap(({ input }) =>
    input.kind === 'local'
      ? [{ input: { ...input, countsMoves: true, seed: otherSeed(input.seed, 2) }, repeated: null }]
      : [],
  );
}

/** Rounds that are added to a check after its first one, each for a fresh instance. */
export function addedTo(check: Check, made: readonly MadeRun[]): (readonly AddedRun[])[] {
  return [runsAgain(made), runsWithCountedMoves(check, made)].filter(({ length }) => length > 0);
}
