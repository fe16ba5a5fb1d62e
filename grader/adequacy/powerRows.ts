import { DEFAULT_ALPHA, type Exercise } from '../types/exercise.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import type { LeaningRow } from './leaningRows.ts';
import { inOrderOf, type MeasuredOn, measuredOn } from './measuredOn.ts';

/**
 * What `power.json` holds: how often correct programs fail, how often and how soon mistakes are caught, and
 * how often leanings that no test knows.
 */
export interface PowerTable extends MeasuredOn {
  readonly seed: number;
  /**
   * How often a correct submission may fail by chance; null where nothing is judged by evidence, as laws
   * never do that.
   */
  readonly alpha: number | null;
  readonly correct: readonly CorrectRow[];
  readonly mistakes: readonly MistakeRow[];
  readonly leanings: readonly LeaningRow[];
}

export interface CorrectRow {
  readonly variant: string;
  readonly gradings: number;
  readonly falseFails: number;
  /** On how many of the table's cases of laws it was tried, from the first on. */
  readonly laws: number;
}

export interface MistakeRow {
  readonly mistake: string;
  readonly gradings: number;
  /** A share. */
  readonly caught: number;
  /**
   * Decisions until the evidence was enough, over the first gradings; null where mostly only a law caught it.
   */
  readonly medianDecisions: number | null;
}

export interface PowerPlan {
  readonly seed: number;
  /** Gradings of each correct program, of each mistake, and of each leaning of a size. */
  readonly correct: number;
  readonly mistakes: number;
  readonly leanings: number;
  /** Only leanings are measured, and all other rows left as they are. */
  readonly isOfLeanings?: boolean;
}

export const alphaOfAll = (exercise: Exercise): number | null =>
  isJudgedByChance(exercise) ? (exercise.alpha ?? DEFAULT_ALPHA) : null;

export interface Rows extends MeasuredOn {
  readonly correct: Map<string, CorrectRow>;
  readonly mistakes: Map<string, MistakeRow>;
  leanings: readonly LeaningRow[];
}

/** What of a table still holds. */
export function keptRows(exercise: Exercise, plan: PowerPlan, known: PowerTable | null): Rows {
  const now = measuredOn(exercise);
  if (
    known === null ||
    known.seed !== plan.seed ||
    known.chances !== now.chances ||
    known.alpha !== alphaOfAll(exercise)
  )
    return { ...now, correct: new Map(), mistakes: new Map(), leanings: [] };
  const { laws, correct, mistakes, leanings } = known;
  const isThere = (hash: string): boolean => now.laws.includes(hash);
  // A mistake may have been caught by a case that is gone, and by that alone.
  const holds = laws.every(isThere);
  const isPlanned = (row: { readonly gradings: number }, planned: number): boolean =>
    plan.isOfLeanings === true || row.gradings === planned;
  return {
    chances: now.chances,
    laws: inOrderOf(laws, now.laws),
    correct: new Map(
      correct
        .filter((row) => isPlanned(row, plan.correct))
        .map((row) => [row.variant, { ...row, laws: laws.slice(0, row.laws).filter(isThere).length }]),
    ),
    mistakes: new Map(
      mistakes.filter((row) => holds && isPlanned(row, plan.mistakes)).map((row) => [row.mistake, row]),
    ),
    leanings: holds ? leanings : [],
  };
}
