import type { Mistake } from '../knownBets.ts';
import {
  FIRST,
  HALF_ENDS,
  LAST,
  NEVER_FIRST,
  NEVER_LAST,
  SMALLER_OF_TWO,
  type PositionMistake,
} from '../positions.ts';
import type { State } from '../../../reading/neighbourhood.ts';

/** A known mistake in building a random state, number by number. */
export interface StartMistake extends Mistake {
  /**
   * The chance of each of `values`, after the numbers before; `initial` is the run's own start. They sum to
   * at most 1.
   */
  readonly weights: (values: readonly number[], before: State, initial: State) => readonly number[];
}

const HINT =
  'problem.randomState() draws a fair state. To build one yourself, draw each number with random.integer(0, n - 1).';
const EACH = 'Each number is drawn by itself, whatever the others are. problem.randomState() does that.';

const ofValues = (mistake: PositionMistake, title: string): StartMistake => ({
  id: mistake.id,
  title,
  hint: HINT,
  weights: ({ length }) => mistake.weights(length),
});

/** Known mistakes in states that a search builds for itself. */
export const START_MISTAKES: readonly StartMistake[] = [
  ofValues(FIRST, 'The random states that your code builds hold only the lowest value.'),
  ofValues(LAST, 'The random states that your code builds hold only the highest value.'),
  ofValues(NEVER_FIRST, 'The random states that your code builds never hold the lowest value.'),
  ofValues(NEVER_LAST, 'The random states that your code builds never hold the highest value.'),
  ofValues(
    HALF_ENDS,
    'The random states that your code builds hold the lowest and the highest value half as often as the others.',
  ),
  ofValues(SMALLER_OF_TWO, 'The random states that your code builds hold low values too often.'),
  {
    id: 'permutation',
    title: 'The random states that your code builds are permutations: no value occurs in them twice.',
    hint: EACH,
    weights: (values, before) => inShares(values.map((value) => (before.includes(value) ? 0 : 1))),
  },
  {
    id: 'one-number',
    title: 'The random states that your code builds hold one number everywhere.',
    hint: EACH,
    weights: (values, before) =>
      before.length === 0
        ? inShares(values.map(() => 1))
        : values.map((value) => (value === before[0] ? 1 : 0)),
  },
  {
    id: 'initial-shuffled',
    title: 'The random states that your code builds hold the numbers of the initial state in another order.',
    hint: EACH,
    weights: (values, before, initial) =>
      inShares(values.map((value) => Math.max(0, countOf(initial, value) - countOf(before, value)))),
  },
];

const countOf = (state: State, value: number): number =>
  state.reduce((count, each) => count + (each === value ? 1 : 0), 0);

/** Proportional to the weights; equal where all are 0, as no such state goes on from here. */
function inShares(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}
