import type { Allowance } from '../../types/engine.ts';
import type { Observation } from '../../types/observation.ts';

/** What is left of an allowance after these. */
export const leftAfter = (allowance: Allowance, observations: readonly Observation[]): Allowance => ({
  runs: observations.reduce(
    (left, { fuel, restoring = 0 }) => left - (fuel ?? 0) - restoring,
    allowance.runs,
  ),
  loading: observations.reduce((left, { loading }) => left - (loading ?? 0), allowance.loading),
});
