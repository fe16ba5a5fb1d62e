import type { Observation } from '../../types/observation.ts';
import type { FromWorker } from './messages.ts';

/**
 * How long a thread keeps observations back, so that most jobs are one message: each costs more than a small
 * run.
 */
const PATIENCE_MS = 50;

/** Where a thread puts the observations of one job. */
export class Outbox {
  readonly #send: (message: FromWorker) => void;
  readonly #patience: number;
  #kept: Observation[] = [];
  #since = performance.now();

  /** `careful`: keep nothing back. */
  constructor(send: (message: FromWorker) => void, careful: boolean) {
    this.#send = send;
    this.#patience = careful ? 0 : PATIENCE_MS;
  }

  add(observation: Observation): void {
    this.#kept.push(observation);
    const now = performance.now();
    if (now - this.#since < this.#patience) return;
    this.#send({ kind: 'observed', observations: this.#kept });
    this.#kept = [];
    this.#since = now;
  }

  /** The job is done. */
  close(): void {
    this.#send({ kind: 'done', observations: this.#kept });
  }

  /** Our own code failed. */
  fail(error: unknown): void {
    this.#send({
      kind: 'failed',
      message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    });
  }
}
