import type { Leaning } from '../../mistakes/leanings/leaning.ts';
import type { RunSubject } from '../subjects/subject.ts';
import type { Exercise } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import { freshSeeds, seedOfGrading } from './freshSeeds.ts';
import { gradeInProcess } from './gradeInProcess.ts';

/** How often a leaning of a size was caught, with a direction drawn anew for each grading. */
export interface LeaningRow {
  readonly leaning: string;
  /** The total variation from the right chances. */
  readonly size: number;
  /** Fewer than planned where too many have got through to reach the share that is asked for. */
  readonly gradings: number;
  /** A share. */
  readonly caught: number;
}

/** What the share of leanings, as of mistakes, should be at least. */
export const LEAST_CAUGHT = 0.999;

/** Each leaning is measured in these sizes, up to the least that is caught often enough. */
export const LEANING_SIZES: readonly number[] = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4];

/** After so many gradings it is seen whether the share can still be reached. */
const BLOCK = 50;

/** Whether it is caught as often as it should be. */
export const isNoticed = ({ caught }: Pick<LeaningRow, 'caught'>): boolean => caught >= LEAST_CAUGHT;

/**
 * Measures all leanings of a subject; `done` gets all rows so far after each new one. Rows of `known` are
 * kept that have as many gradings as planned, or were given up.
 */
export function leaningRows(
  exercise: Exercise,
  { leanings }: Pick<RunSubject, 'leanings'>,
  { seed, leanings: most }: { readonly seed: number; readonly leanings: number },
  known: readonly LeaningRow[],
  done: (rows: LeaningRow[], name: string) => void,
): LeaningRow[] {
  const rows: LeaningRow[] = [];
  const ids = leanings.map(({ id }) => id);
  for (const [at, leaning] of leanings.entries()) {
    const waiting = known.filter((row) => ids.indexOf(row.leaning) > at);
    for (const size of LEANING_SIZES) {
      const kept = known.find((row) => row.leaning === leaning.id && row.size === size && isDone(row, most));
      const row = kept ?? measured(exercise, leaning, size, seed, most);
      rows.push(row);
      if (kept === undefined) done([...rows, ...waiting], `${leaning.id} of ${size}`);
      if (isNoticed(row)) break;
    }
  }
  return rows;
}

/** Whether it has as many gradings as planned, or can no longer reach the share, looked at now and then. */
function isDone({ gradings, caught }: Pick<LeaningRow, 'gradings' | 'caught'>, planned: number): boolean {
  const through = Math.round(gradings * (1 - caught));
  return gradings >= planned || (gradings % BLOCK === 0 && planned - through < LEAST_CAUGHT * planned);
}

function measured(
  exercise: Exercise,
  { id, load }: Leaning<TrustedProgram>,
  size: number,
  seed: number,
  most: number,
): LeaningRow {
  let [gradings, caught] = [0, 0];
  do {
    const fresh = freshSeeds(seed, id, gradings);
    const lean = { size, seed: seedOfGrading(seed, `${id} leans`, gradings) };
    if (gradeInProcess(exercise, () => load(lean), fresh).failed) caught += 1;
    gradings += 1;
  } while (!isDone({ gradings, caught: caught / gradings }, most));
  return { leaning: id, size, gradings, caught: caught / gradings };
}
