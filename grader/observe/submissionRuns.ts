import type { Allowance, Engine, Job } from '../types/engine.ts';
import { itemAt } from '../types/lookup.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Observation, Outcome } from '../types/observation.ts';
import { leftAfter } from './sandbox/allowance.ts';
import { observationOfOutcome } from './sandbox/task.ts';

/** What all runs of the checks may take: some that each go on to their limit, and a part of it for each. */
const WHOLE_RUNS = 4;
const PART_OF_LIMIT = 1 / 20;
const MOST_OF_PART = 4_000_000;
/** What fails may be asked again: so many whole runs. */
const WHOLE_RETRIES = 2;
/** Nothing is left. */
const SPENT: Outcome = { kind: 'limit', limit: 'work', isTotal: true };
/** For loading the files again and again, which takes an ordinary file less than 200,000 each time. */
const LOADING = 600_000_000;

/**
 * What a submission may take in all. A correct program takes a fifth of it at most, where it is slow and
 * there are few runs, and mostly a hundredth.
 */
export function allowanceOfChecks({ limits, checks }: Pick<Exercise, 'limits' | 'checks'>): Allowance {
  const runs = checks.flatMap(({ cases }) => cases.map(({ inputs }) => inputs.length));
  const part = Math.min(limits.fuel * PART_OF_LIMIT, MOST_OF_PART);
  return { runs: limits.fuel * WHOLE_RUNS + runs.reduce((a, b) => a + b, 0) * part, loading: LOADING };
}

/** What judging may ask again. */
export const allowanceOfRetries = ({ limits }: Pick<Exercise, 'limits'>): Allowance => ({
  runs: limits.fuel * WHOLE_RETRIES,
  loading: LOADING / 6,
});

/** What a diagnosis may ask: a little more than its budget, which it may pass in its last step. */
export const DIAGNOSIS: Allowance = { runs: 110_000_000, loading: LOADING / 6 };

/**
 * The runs of one submission, one job after another, within what all of them may take.
 *
 * Each run has a limit, but a submission has hundreds of runs. What goes on for ever in one of them mostly
 * does in the others, too: without an end to it all, it would cost as much as a class. What is left goes from
 * job to job in the order in which they are asked for, so that the same submission always gets as far.
 */
export class SubmissionRuns {
  readonly #engine: Engine;
  readonly #first: SubmissionRuns | null;
  #left: Allowance;
  #last: Promise<unknown> = Promise.resolve();
  #jobs = 0;
  /** How loading was ended by a limit, and in which job: it is not tried again. */
  #unloaded: { readonly outcome: Outcome; readonly job: number } | null = null;
  /** The most work that loading has taken. */
  #loading = 1;

  constructor(engine: Engine, allowance: Allowance, first: SubmissionRuns | null = null) {
    this.#engine = engine;
    this.#left = allowance;
    this.#first = first;
  }

  /** Further runs of the same submission, within an allowance of their own. */
  beside(allowance: Allowance): SubmissionRuns {
    return new SubmissionRuns(this.#engine, allowance, this);
  }

  /** An observation for each input, as from the engine. */
  observe(job: Job): Promise<readonly Observation[]> {
    const observed = this.#last.then(() => this.#observe(job));
    this.#last = observed.catch(() => undefined);
    return observed;
  }

  async #observe(job: Job): Promise<readonly Observation[]> {
    const ended = this.#ended();
    if (ended !== null) return job.inputs.map(() => observationOfOutcome(ended));
    this.#jobs += 1;
    const observations = await this.#engine.observe({ ...job, allowance: this.#left });
    this.#left = leftAfter(this.#left, observations);
    const { outcome, loading = 0 } = itemAt(observations, 0);
    this.#loading = Math.max(this.#loading, loading);
    if (outcome.kind === 'limit' && outcome.isLoading === true && outcome.limit !== 'time')
      this.#unloaded = { outcome, job: this.#jobs };
    return observations;
  }

  /** What every run comes to from now on; null while they are made. */
  #ended(): Outcome | null {
    // Of the others only the first job counts, which is over whenever anything is asked beside them.
    const others = this.#first === null ? null : this.#first.#unloaded;
    if (this.#unloaded !== null) return this.#unloaded.outcome;
    if (others?.job === 1) return others.outcome;
    return this.#left.runs <= 0 || this.#left.loading < this.#loading ? SPENT : null;
  }
}
