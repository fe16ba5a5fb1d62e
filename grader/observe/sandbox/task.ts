import type { Job } from '../../types/engine.ts';
import { leftAfter } from './allowance.ts';
import type { Observation, Outcome } from '../../types/observation.ts';

/** A job of a pool, and how far it has come. */
export interface Task {
  readonly job: Job;
  readonly observations: Observation[];
  /** Whether a thread was lost already, so that it must be seen which input it is that does it. */
  careful: boolean;
  /** Whether the input at hand has already cost a worker that crashed. */
  crashed: boolean;
  readonly done: (observations: Observation[]) => void;
}

/** Its job, with what is left of its allowance. */
export const jobOf = ({ job, observations }: Task): Job =>
  job.allowance === undefined ? job : { ...job, allowance: leftAfter(job.allowance, observations) };

/** An observation for each input; those that are missing hold this outcome alone. */
export function withMissingFilled(task: Task, outcome: Outcome): Observation[] {
  return Array.from(task.job.inputs, (_, i) => task.observations[i] ?? observationOfOutcome(outcome));
}

/** An observation of which only the outcome is known. */
export function observationOfOutcome(outcome: Outcome): Observation {
  return {
    outcome,
    events: new Float64Array(0),
    states: [],
    points: [],
    output: { text: '', bytes: 0 },
    fuel: null,
    calls: 0,
  };
}
