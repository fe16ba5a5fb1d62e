import { KeptInputs } from '../../observe/sandbox/inputs.ts';
import type { FromWorker, ToWorker } from '../../observe/sandbox/messages.ts';
import { Outbox } from '../../observe/sandbox/outbox.ts';
import type { Job } from '../../types/engine.ts';
import type { Observation } from '../../types/observation.ts';
import { lockUp } from './lockUp.ts';
import { scope } from './scope.ts';

/** Runs one job, and emits an observation for each input, in order. */
export type RunJob = (job: Job, emit: (observation: Observation) => void) => void;

/** The first thing that a worker is told, before any job. */
export interface Begin {
  /** The parts of its engine. */
  readonly begin: unknown;
}

/**
 * A worker that runs one job at a time. Whoever began it may end it at any moment. `open` makes an engine of
 * the parts that come first.
 */
export function serve(open: (parts: unknown) => RunJob): void {
  // Nobody reads the stacks of errors here, and a submission can have as many made as it asks questions.
  Object.assign(Error, { stackTraceLimit: 0 });
  const inputs = new KeptInputs();
  let run: RunJob | null = null;
  scope.onmessage = ({ data }) => {
    const message = data as Begin | ToWorker;
    if ('begin' in message) {
      lockUp();
      run = open(message.begin);
      scope.postMessage({ kind: 'ready' } satisfies Ready);
      return;
    }
    const outbox = new Outbox((told: FromWorker) => scope.postMessage(told), message.careful);
    try {
      if (run === null) throw new Error('a job came before the engine');
      run(inputs.job(message.job, message.from), (observation) => outbox.add(observation));
      outbox.close();
    } catch (error) {
      outbox.fail(error);
    }
  };
}

/** A worker has made its engine, and its own time counts from now on. */
export interface Ready {
  readonly kind: 'ready';
}
