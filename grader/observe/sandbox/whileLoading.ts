import type { Outcome } from '../../types/observation.ts';

/** What ended the loading of files: of a limit it is said that nothing had been called. */
export const whileLoading = (outcome: Outcome): Outcome =>
  outcome.kind === 'limit' ? { ...outcome, isLoading: true } : outcome;
