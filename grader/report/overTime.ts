import { grouped } from '../words/numbers.ts';
import { barSvg } from './checkParts.ts';
import { medianOf } from './scores.ts';

/**
 * How a class did over its attempts: for each student with several, the share of points in each, from 0 to 1,
 * the first one first.
 */
export type OverTime = readonly (readonly number[])[];

/** Later ones are few people's. */
const MOST_SHOWN = 8;

/** What a class's page says of attempts; null where nobody has several. */
export function overTimePart(students: OverTime): object | null {
  if (students.length === 0) return null;
  const most = Math.min(MOST_SHOWN, Math.max(...students.map((shares) => shares.length)));
  const moved = students.map((shares) => Math.sign((shares.at(-1) ?? 0) - (shares[0] ?? 0)));
  const number = (sign: number): string => grouped(moved.filter((each) => each === sign).length);
  return {
    students: students.length === 1 ? '1 student' : `${grouped(students.length)} students`,
    better: number(1),
    same: number(0),
    worse: number(-1),
    attempts: Array.from({ length: most }, (_, at) => {
      const shares = students.flatMap((each) => each[at] ?? []);
      const median = medianOf(shares);
      return {
        label: `Attempt ${at + 1}`,
        number: grouped(shares.length),
        median: `${Math.round(100 * median)} %`,
        svg: barSvg(median),
      };
    }),
  };
}
