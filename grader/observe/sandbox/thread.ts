import type { FromWorker, ToWorker } from './messages.ts';

/** A thread that runs jobs, one at a time: Node's, or a worker of a page. */
export interface Thread {
  send(message: ToWorker): void;
  /** From now on it has work, or has none: one that waits keeps nobody from leaving. */
  holds(hasWork: boolean): void;
  end(): Promise<unknown>;
}

/** What a pool hears of a thread. */
export interface ThreadEvents {
  /** It has begun to run: its start is not the submission's time. */
  ready(): void;
  heard(message: FromWorker): void;
  lost(message: string): void;
}

export interface Threads {
  start(events: ThreadEvents): Thread;
  /** Calls back once all that threads have said meanwhile has been heard. */
  afterMessages(call: () => void): void;
  /**
   * Whether a thread is ended after whatever stopped a submission half-way, and another begun. Node's go on
   * with a fresh engine: for pages it is the second wall around a submission.
   */
  readonly areRenewed: boolean;
}
