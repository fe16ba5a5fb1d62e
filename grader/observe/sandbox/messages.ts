import type { Observation } from '../../types/observation.ts';
import type { JobMessage } from './inputs.ts';

/** Run this job from the input at `from`. */
export interface ToWorker {
  readonly job: JobMessage;
  readonly from: number;
}

export type FromWorker =
  | { readonly kind: 'observed'; readonly observation: Observation }
  /** `isSpent`: the job is done, and the thread must not be given another. */
  | { readonly kind: 'done'; readonly isSpent?: boolean }
  /** Our own code failed; the worker is still there but not to be trusted. */
  | { readonly kind: 'failed'; readonly message: string };
