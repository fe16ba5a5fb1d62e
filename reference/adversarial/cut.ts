import type { Cut } from '../game.ts';

/**
 * Whether a search may stop: MAX asks `cut(v, beta)`, MIN asks `cut(alpha, v)`.
 *
 * The fourth and fifth notes cut as soon as the bounds meet (non-strict). The first notes cut only when they
 * cross (strict), which keeps moves that tie with the best one in sight.
 */
export type CutTest = (high: number, low: number) => boolean;

/** Only a value beyond the bound cuts. */
export const strict: CutTest = (high, low) => high > low;
/** A value on the bound cuts too. */
export const nonStrict: CutTest = (high, low) => high >= low;

/** The test for each convention by name. */
export const CUT_TESTS: Readonly<Record<Cut, CutTest>> = { strict, 'non-strict': nonStrict };
