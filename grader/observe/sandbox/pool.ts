import type { Job } from '../../types/engine.ts';
import type { Observation, Outcome } from '../../types/observation.ts';
import { InputNumbers } from './inputs.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Thread, Threads } from './thread.ts';
import { withMissingFilled, observationOfOutcome, jobOf, type Task } from './task.ts';

/**
 * Threads that run jobs, one job at a time each.
 *
 * A pool of our own, as the ready-made ones answer a task once and as a whole: here each observation restarts
 * the wall clock. A thread keeps observations back for a moment to send several at a time; when it is lost or
 * has to be killed, the job runs again in another one that tells of each at once. When that happens again,
 * the observations before it are kept and the inputs behind it go on in a fresh one.
 */
export interface PoolOptions {
  readonly workers: number;
  readonly threads: Threads;
}

/** Whether a run was ended from outside, or has left an engine that cannot go on. */
const wasStopped = ({ outcome, restoring }: Observation): boolean =>
  restoring !== undefined || outcome.kind === 'limit' || outcome.kind === 'fault';

interface Slot {
  readonly thread: Thread;
  isReady: boolean;
  /** Numbers of the inputs that the thread keeps. */
  readonly kept: Set<number>;
  task: Task | null;
  clock: ReturnType<typeof setTimeout> | undefined;
}

export class Pool {
  readonly #options: PoolOptions;
  readonly #slots = new Set<Slot>();
  readonly #waiting: Task[] = [];
  readonly #numbers = new InputNumbers();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run(job: Job): Promise<Observation[]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Error('the sandbox is closed'));
      else {
        this.#waiting.push({ job, observations: [], careful: false, crashed: false, done: resolve });
        this.#schedule();
      }
    });
  }

  /** Starts a thread before there is work, so that it is ready when there is. */
  warm(): void {
    if (this.#slots.size === 0 && !this.#closed) this.#start();
  }

  /** Ends every thread. Jobs that have not ended get faults for what is missing. */
  async close(): Promise<void> {
    this.#closed = true;
    const slots = [...this.#slots];
    const tasks = [...this.#waiting.splice(0), ...slots.flatMap(({ task }) => task ?? [])];
    this.#slots.clear();
    for (const { clock } of slots) clearTimeout(clock);
    await Promise.all(slots.map(({ thread }) => thread.end()));
    for (const task of tasks)
      task.done(withMissingFilled(task, { kind: 'fault', message: 'stopped before it ended' }));
  }

  #schedule(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#slots].find(({ task }) => task === null);
      const slot = idle ?? (this.#slots.size < this.#options.workers ? this.#start() : null);
      if (slot === null) return;
      const task = this.#waiting.shift();
      if (task === undefined) return;
      this.#give(slot, task);
    }
  }

  #start(): Slot {
    // Its events come later than it does, so that they find it.
    const thread = this.#options.threads.start({
      ready: () => {
        slot.isReady = true;
        if (slot.task !== null) this.#startClock(slot, slot.task);
      },
      heard: (message) => this.#receive(slot, message),
      lost: (message) => this.#lose(slot, message),
    });
    const slot: Slot = { thread, isReady: false, kept: new Set(), task: null, clock: undefined };
    this.#slots.add(slot);
    return slot;
  }

  #give(slot: Slot, task: Task): void {
    slot.task = task;
    slot.thread.holds(true);
    const message: ToWorker = {
      job: this.#numbers.message(jobOf(task), slot.kept),
      from: task.observations.length,
      careful: task.careful,
    };
    slot.thread.send(message);
    if (slot.isReady) this.#startClock(slot, task);
  }

  #receive(slot: Slot, message: FromWorker): void {
    const { task } = slot;
    if (task === null || !this.#slots.has(slot)) return;
    if (message.kind === 'failed') {
      this.#lose(slot, message.message);
      return;
    }
    task.observations.push(...message.observations);
    task.crashed = false;
    if (message.kind === 'observed') this.#startClock(slot, task);
    else {
      clearTimeout(slot.clock);
      slot.task = null;
      if (this.#options.threads.areRenewed && task.observations.some(wasStopped)) this.#drop(slot);
      else slot.thread.holds(false);
      task.done(task.observations);
      this.#schedule();
    }
  }

  #startClock(slot: Slot, task: Task): void {
    clearTimeout(slot.clock);
    slot.clock = setTimeout(() => {
      // This thread may have been busy for as long: first hear what has been said meanwhile.
      const heard = task.observations.length;
      this.#options.threads.afterMessages(() => {
        if (slot.task !== task || !this.#slots.has(slot) || task.observations.length > heard) return;
        this.#drop(slot);
        if (task.careful) this.#goOn(task, { kind: 'limit', limit: 'time' });
        else this.#carefully(task);
      });
    }, task.job.limits.wallSeconds * 1000);
  }

  /**
   * A crash is ours: what a submission makes a thread keep is far less than there is room for. The input at
   * hand is tried once more, then it is a fault.
   */
  #lose(slot: Slot, message: string): void {
    if (!this.#slots.has(slot)) return;
    const { task } = slot;
    this.#drop(slot);
    if (task === null) return;
    if (!task.careful) this.#carefully(task);
    else if (task.crashed) this.#goOn(task, { kind: 'fault', message });
    else {
      task.crashed = true;
      this.#again(task);
    }
  }

  /** Runs the job again from its start: nobody knows at which input its thread was. */
  #carefully(task: Task): void {
    task.careful = true;
    task.observations.length = 0;
    this.#again(task);
  }

  /** Puts an outcome in place of the input at hand, and runs what is left in another thread. */
  #goOn(task: Task, outcome: Outcome): void {
    task.observations.push(observationOfOutcome(outcome));
    task.crashed = false;
    this.#again(task);
  }

  #again(task: Task): void {
    if (task.observations.length === task.job.inputs.length) task.done(task.observations);
    else this.#waiting.unshift(task);
    this.#schedule();
  }

  #drop(slot: Slot): void {
    clearTimeout(slot.clock);
    this.#slots.delete(slot);
    void slot.thread.end();
  }
}
