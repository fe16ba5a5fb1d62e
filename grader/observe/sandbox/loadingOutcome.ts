import type { Outcome } from '../../types/observation.ts';

/** An outcome of loading files: a limit reached there is marked, since nothing had been called. */
export const loadingOutcome = (outcome: Outcome): Outcome =>
  outcome.kind === 'limit' ? { ...outcome, isLoading: true } : outcome;
