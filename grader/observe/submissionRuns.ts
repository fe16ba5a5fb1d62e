import type { Allowance, Engine, Job } from '../types/engine.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Observation, Outcome } from '../types/observation.ts';
import { leftAfter } from './sandbox/allowance.ts';
import { observationOfOutcome } from './sandbox/task.ts';

/**
 * Work for all runs together: as much as so many runs that each go on to their limit, and for each run a part
 * of that limit. Correct programs take a hundredth of it, or a fifth where there are a thousand runs.
 */
const WHOLE_RUNS = 4;
const PART_OF_LIMIT = 1 / 32;
/** Nothing is left. */
const SPENT: Outcome = { kind: 'limit', limit: 'work', isTotal: true };
/** Work for loading the files again and again. An ordinary file takes less than 200,000 each time. */
const LOADING = 400_000_000;

/**
 * The runs of one submission, one job after another, within what all of them may take.
 *
 * Each run has a limit, but a submission has hundreds of runs. What goes on for ever in one of them mostly
 * does in the others, too: without an end to it all, it would cost as much as a class. What is left goes from
 * job to job in the order in which they are asked for, so that the same submission always gets as far.
 */
export class SubmissionRuns {
  readonly #engine: Engine;
  #left: Allowance;
  #last: Promise<unknown> = Promise.resolve();
  /** How loading was ended by a limit; it is not tried again. */
  #unloaded: Outcome | null = null;

  constructor(engine: Engine, { limits, checks }: Pick<Exercise, 'limits' | 'checks'>) {
    this.#engine = engine;
    const inputs = checks.reduce(
      (sum, { cases }) => cases.reduce((count, each) => count + each.inputs.length, sum),
      0,
    );
    this.#left = { runs: limits.fuel * (WHOLE_RUNS + inputs * PART_OF_LIMIT), loading: LOADING };
  }

  /** An observation for each input, as from the engine. */
  observe(job: Job): Promise<readonly Observation[]> {
    const observed = this.#last.then(() => this.#observe(job));
    this.#last = observed.catch(() => undefined);
    return observed;
  }

  async #observe(job: Job): Promise<readonly Observation[]> {
    const isSpent = Math.min(this.#left.runs, this.#left.loading) <= 0;
    const ended = this.#unloaded ?? (isSpent ? SPENT : null);
    if (ended !== null) return job.inputs.map(() => observationOfOutcome(ended));
    const observations = await this.#engine.observe({ ...job, allowance: this.#left });
    this.#left = leftAfter(this.#left, observations);
    const outcome = observations[0]?.outcome;
    if (outcome?.kind === 'limit' && outcome.isLoading === true && outcome.limit !== 'time')
      this.#unloaded = outcome;
    return observations;
  }
}
