import { Fraction } from 'fraction.js';
import type { ClassRow } from '../report/classRow.ts';
import type { OverTime } from '../report/overTime.ts';
import type { Report, Score } from '../types/report.ts';
import { type Grading, gradingsOf, hasEarlier } from './history.ts';

/**
 * The attempts of those who have several that were graded as the last one was, by one form of the exercise
 * and one version: attempts that do not count, and work that newer work has replaced.
 */
export async function overTimeIn(out: string, rows: readonly ClassRow[]): Promise<OverTime> {
  const students: number[][] = [];
  for (const { folder, version } of rows) {
    if (version === '' || !hasEarlier(out, folder)) continue;
    const shares = sharesOf(await gradingsOf(out, folder));
    if (shares.length > 1) students.push(shares);
  }
  return students;
}

/** The last grading of each work, in the order in which work was handed in. */
function sharesOf(gradings: readonly Grading[]): number[] {
  const counting = gradings.findLast(({ attempt }) => attempt === undefined)?.report ?? null;
  if (counting === null) return [];
  const alike = gradings.filter(({ report }) => report !== null && isGradedAs(report, counting));
  const apart = alike.filter(({ attempt }) => attempt !== undefined);
  const works = new Map(alike.filter(({ attempt }) => attempt === undefined).map(workOf));
  // Where attempts are graded apart, the one that counts has the number that is free.
  const numbers = new Set(apart.map(({ attempt }) => attempt));
  const free =
    Array.from({ length: numbers.size + 1 }, (_, at) => at + 1).find((at) => !numbers.has(at)) ?? 0;
  const before = apart.filter(({ attempt = 0 }) => attempt < free);
  const after = apart.filter(({ attempt = 0 }) => attempt > free);
  const own = apart.length > 0 ? [...works].slice(-1) : [...works];
  return [...new Map([...before.map(workOf), ...own, ...after.map(workOf)]).values()].map(shareOf);
}

const workOf = ({ report }: Grading): readonly [string, Score] => [
  report?.submission.hash ?? '',
  report?.score ?? { value: null, earned: '0', max: '0' },
];

const isGradedAs = ({ exercise, version, score }: Report, by: Report): boolean =>
  exercise.hash === by.exercise.hash && version === by.version && score.value !== null && score.max !== '0';

const shareOf = ({ earned, max }: Score): number => new Fraction(earned).div(max).valueOf();
