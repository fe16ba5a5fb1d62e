import { Fraction } from 'fraction.js';
import type { ClassRow } from './classRow.ts';
import { itemAt } from '../types/lookup.ts';

/** What a class tells of one check, from those who were graded. */
export interface Item {
  /** The mean share of its points, from 0 to 1; null where it is worth none or nobody was graded. */
  readonly meanShare: number | null;
  /**
   * How its points go with the rest of the score, from −1 to 1: the corrected item–total correlation
   * (Henrysson 1963). Null where few were graded, or where all got the same in one of the two.
   */
  readonly discrimination: number | null;
  /** Cases that nobody passed, of those that somebody failed, and how many everybody passed. */
  readonly nobodyPassed: readonly string[];
  readonly everybodyPassed: number;
}

/** With fewer, a correlation says next to nothing. */
const FEWEST = 10;

/** One for each check of the exercise, in its order. `max`: what each is worth. */
export function itemsOf(rows: readonly ClassRow[], max: readonly number[]): Item[] {
  const graded = rows.filter(({ status, score }) => status === 'graded' && score.value !== null);
  const totals = graded.map(({ score }) => new Fraction(score.earned).valueOf());
  return max.map((most, at) => {
    const results = graded.flatMap(({ checks }) => checks[at] ?? []);
    const points = results.map((result) => new Fraction(result.points).valueOf());
    const isWhole = results.length === graded.length;
    const rest = points.map((each, who) => itemAt(totals, who) - each);
    const passed = countsOf(results.map((result) => result.passed));
    const failed = countsOf(results.map((result) => result.failed));
    return {
      meanShare: most > 0 && points.length > 0 ? meanOf(points) / most : null,
      discrimination: isWhole && points.length >= FEWEST ? correlation(points, rest) : null,
      nobodyPassed: [...failed.keys()].filter((id) => !passed.has(id)),
      everybodyPassed: [...passed.keys()].filter((id) => !failed.has(id)).length,
    };
  });
}

function countsOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Pearson's r; null where one of the two does not vary, but for rounding. */
export function correlation(x: readonly number[], y: readonly number[]): number | null {
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  let [xx, yy, xy] = [0, 0, 0];
  for (let at = 0; at < x.length; at += 1) {
    const [dx, dy] = [itemAt(x, at) - meanX, itemAt(y, at) - meanY];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const least = 1e-12 * x.length;
  return xx > least && yy > least ? Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))) : null;
}
