import { entry } from '../../types/lookup.ts';
import type { Job } from '../../types/engine.ts';
import type { Input } from '../../types/input.ts';

/**
 * A class is graded on the same trees over and over: a thread that has seen an input twice keeps it, and is
 * told its number from then on. Inputs that come once, as those of a shrinking search do, are never kept.
 */
export type InputMessage = { readonly input: Input; readonly keepAs?: number } | { readonly kept: number };

/** A job on its way to a thread. */
export interface JobMessage extends Omit<Job, 'inputs'> {
  readonly inputs: readonly InputMessage[];
}

/** More are sent whole each time: a thread's memory is not without end. */
const MOST_KEPT = 5_000;

/** Numbers inputs, for all threads of a pool. */
export class InputNumbers {
  readonly #numbers = new WeakMap<Input, number>();
  #next = 0;

  /** The job as a thread needs it, given the numbers that it keeps; adds to them. */
  message(job: Job, kept: Set<number>): JobMessage {
    return { ...job, inputs: job.inputs.map((input) => this.#message(input, kept)) };
  }

  #message(input: Input, kept: Set<number>): InputMessage {
    const number = this.#numbers.get(input);
    if (number === undefined) {
      this.#numbers.set(input, this.#next);
      this.#next += 1;
      return { input };
    }
    if (kept.has(number)) return { kept: number };
    if (kept.size >= MOST_KEPT) return { input };
    kept.add(number);
    return { input, keepAs: number };
  }
}

/** The inputs that one thread keeps. */
export class KeptInputs {
  readonly #kept = new Map<number, Input>();

  /** The job from the input at `from`. */
  job(message: JobMessage, from = 0): Job {
    return { ...message, inputs: message.inputs.map((each) => this.#input(each)).slice(from) };
  }

  #input(message: InputMessage): Input {
    if ('kept' in message) return entry(this.#kept, message.kept);
    if (message.keepAs !== undefined) this.#kept.set(message.keepAs, message.input);
    return message.input;
  }
}
