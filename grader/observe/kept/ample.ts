import type { Allowance, Job } from '../../types/engine.ts';
import type { Observation } from '../../types/observation.ts';
import { fuelFor, leftAfter } from '../sandbox/allowance.ts';

/**
 * Whether an allowance cut none of these runs short: each had its whole limit, and what loading took was
 * there. Then any other allowance of which that is true, too, gives the same observations.
 */
export function isAmple(
  allowance: Allowance | undefined,
  { limits }: Pick<Job, 'limits'>,
  observations: readonly Observation[],
): boolean {
  if (allowance === undefined) return true;
  let left = allowance;
  for (const observation of observations) {
    const { outcome, loading = 0 } = observation;
    if (fuelFor(left, limits.fuel) < limits.fuel || left.loading < loading) return false;
    if (outcome.kind === 'limit' && outcome.isTotal === true) return false;
    left = leftAfter(left, [observation]);
  }
  return true;
}
