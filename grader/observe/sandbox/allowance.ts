import type { Allowance } from '../../types/engine.ts';
import type { Observation } from '../../types/observation.ts';

/**
 * Memory that is lost is known afterwards only: so many limits of a run may be missing before there is an
 * end.
 */
const MOST_MISSING = 2;

/** What is left of an allowance after these. */
export const leftAfter = (allowance: Allowance, observations: readonly Observation[]): Allowance => ({
  ...allowance,
  runs: observations.reduce(
    (left, { fuel, restoring = 0 }) => left - Math.max(0, (fuel ?? 0) + restoring - allowance.part),
    allowance.runs,
  ),
  loading: observations.reduce((left, { loading }) => left - (loading ?? 0), allowance.loading),
});

/** What the next run may take, where a run may take `most`; 0 when there are to be no more. */
export function fuelFor({ runs, part }: Allowance, most: number): number {
  if (runs < -MOST_MISSING * most) return 0;
  return Math.min(most, Math.floor(part + Math.max(0, runs)));
}
