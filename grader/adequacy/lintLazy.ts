import Fraction from 'fraction.js';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { formatPoints, pointsWords } from '../words/points.ts';
import { list } from '../words/lists.ts';
import { count } from '../words/numbers.ts';
import { isPaidTooMuch, type LazyRow, lazyRowsOf } from './lazy.ts';

/** What an exercise pays for programs that do none of its work: the one that it pays most too much. */
export async function lintLazy(exercise: Exercise, label: string): Promise<Problem[]> {
  const excess = ({ points, most }: LazyRow): Fraction => new Fraction(points).sub(most);
  const [worst, ...others] = (await lazyRowsOf(exercise))
    .filter(isPaidTooMuch)
    .sort((a, b) => excess(b).compare(excess(a)));
  if (worst === undefined) return [];
  const checks = list(
    worst.paidBy.map(({ check }) => check),
    { join: 'and', most: Infinity },
  );
  const more = others.length === 0 ? '' : `, and ${count(others.length, 'more such program')}`;
  return [
    {
      code: 'lazy-program-paid',
      file: `${label}/exercise.json`,
      place: 'checks',
      found: `${pointsWords(worst.points)} for a program that ${worst.title} (from ${checks})${more}`,
      expected: worst.most === '0' ? 'no point for it' : `at most ${formatPoints(worst.most)}`,
      hint:
        '"credit": "all" or "atLeast" pays for what luck cannot do; cutoff adequacy lists all such ' +
        'programs',
    },
  ];
}
