import type { Allowance, Engine, Job } from '../types/engine.ts';
import { itemAt } from '../types/lookup.ts';
import type { Exercise } from '../types/exercise.ts';
import type { LimitKind, Observation, Outcome } from '../types/observation.ts';
import { fuelFor, leftAfter } from './sandbox/allowance.ts';
import { observationOfOutcome } from './sandbox/task.ts';

/** What each run may take in any case: a part of its limit. */
const PART_OF_LIMIT = 1 / 14;
const MOST_OF_PART = 4_000_000;
/** What all together may take beyond that: so many limits, or one for each hundred runs if that is more. */
const WHOLE_RUNS = 4;
const RUNS_TO_A_LIMIT = 100;
/** What fails may be asked again. */
const WHOLE_RETRIES = 2;
/** For loading the files again and again, which takes an ordinary file less than 200,000 each time. */
const LOADING = 600_000_000;

const allowance = ({ limits }: Pick<Exercise, 'limits'>, whole: number, loading: number): Allowance => ({
  part: Math.min(Math.floor(limits.fuel * PART_OF_LIMIT), MOST_OF_PART),
  runs: limits.fuel * whole,
  loading,
});

/** What the checks may ask of a submission. */
export function allowanceOfChecks(exercise: Pick<Exercise, 'limits' | 'checks'>): Allowance {
  const runs = exercise.checks.flatMap(({ cases }) => cases.map(({ inputs }) => inputs.length));
  const all = runs.reduce((sum, each) => sum + each, 0);
  return allowance(exercise, Math.max(WHOLE_RUNS, all / RUNS_TO_A_LIMIT), LOADING);
}

/** What judging may ask again. */
export const allowanceOfRetries = (exercise: Exercise): Allowance =>
  allowance(exercise, WHOLE_RETRIES, LOADING / 6);

/** What a diagnosis may ask: a little more than its budget, which it may pass in its last step. */
export const DIAGNOSIS: Allowance = { part: 0, runs: 110_000_000, loading: LOADING / 6 };

/** What may be run once more to be watched: small trees alone. */
export const WATCHED: Allowance = { part: 0, runs: 30_000_000, loading: LOADING / 6 };

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
  /** What ended the last run that did not end by itself. */
  #limit: LimitKind = 'work';

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
    const ended = this.#ended(job);
    if (ended !== null) return job.inputs.map(() => observationOfOutcome(ended));
    this.#jobs += 1;
    const observations = await this.#engine.observe({
      ...job,
      allowance: { ...this.#left, lastLimit: this.#limit },
    });
    this.#left = leftAfter(this.#left, observations);
    const { outcome, loading = 0 } = itemAt(observations, 0);
    this.#loading = Math.max(this.#loading, loading);
    for (const each of observations) if (each.outcome.kind === 'limit') this.#limit = each.outcome.limit;
    if (outcome.kind === 'limit' && outcome.isLoading === true && outcome.limit !== 'time')
      this.#unloaded = { outcome, job: this.#jobs };
    return observations;
  }

  /** What every run comes to from now on; null while they are made. */
  #ended({ limits }: Job): Outcome | null {
    // Of the others only the first job counts, which is over whenever anything is asked beside them.
    const others = this.#first === null ? null : this.#first.#unloaded;
    if (this.#unloaded !== null) return this.#unloaded.outcome;
    if (others?.job === 1) return others.outcome;
    const mayGoOn = fuelFor(this.#left, limits.fuel) > 0 && this.#left.loading >= this.#loading;
    return mayGoOn ? null : { kind: 'limit', limit: this.#limit, isTotal: true };
  }
}
