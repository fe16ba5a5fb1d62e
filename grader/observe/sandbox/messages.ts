import type { Observation } from '../../types/observation.ts';
import type { JobMessage } from './inputs.ts';

/** Run this job from the input at `from`. */
export interface ToWorker {
  readonly job: JobMessage;
  readonly from: number;
  /** Whether to tell of each observation at once: a thread that ran this job before was lost. */
  readonly careful: boolean;
}

export type FromWorker =
  | { readonly kind: 'observed'; readonly observations: readonly Observation[] }
  /** With the last observations. */
  | { readonly kind: 'done'; readonly observations: readonly Observation[] }
  /** Our own code failed; the worker is still there but not to be trusted. */
  | { readonly kind: 'failed'; readonly message: string };
