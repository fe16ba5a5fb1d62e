import type { Stream } from './scriptedStream.ts';
import { HostError, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';

const LARGEST_SPAN = 2 ** 32;

/** The seeded stream that a submission draws from, `Math.random` included. Every draw is recorded. */
export class RandomHost {
  readonly #random: Stream;
  readonly #recorder: Recorder;

  constructor(random: Stream, recorder: Recorder) {
    this.#random = random;
    this.#recorder = recorder;
  }

  /** Uniform in [0, 1). */
  number(): number {
    this.#recorder.count();
    const drawn = this.#random.number();
    this.#recorder.record('draw-number', -1, 0, drawn);
    return drawn;
  }

  /** Uniform over the integers from `low` to `high`, both included. */
  integer(low: unknown, high: unknown): number {
    this.#recorder.count();
    if (!isInteger(low) || !isInteger(high)) {
      throw new HostError(
        'TypeError',
        `random.integer(low, high) takes two integers; ` +
          `found ${describeArgument(low)} and ${describeArgument(high)}`,
      );
    }
    if (high < low)
      throw new HostError(
        'RangeError',
        `random.integer(low, high) needs low <= high; found ${low} and ${high} (both ends are included)`,
      );
    if (high - low >= LARGEST_SPAN)
      throw new HostError(
        'RangeError',
        `random.integer(low, high) spans at most 2^32 integers; found ${low} to ${high}`,
      );
    const drawn = this.#random.integer(low, high);
    this.#recorder.record('draw-integer', low, high, drawn);
    return drawn;
  }

  /** Position of the item drawn from a list of `length` items. */
  choice(length: number): number {
    this.#recorder.count();
    if (length < 1) throw new HostError('RangeError', 'random.choice(list) needs a list that is not empty');
    const drawn = this.#random.integer(0, length - 1);
    this.#recorder.record('draw-choice', -1, length, drawn);
    return drawn;
  }

  /**
   * A shuffle of `length` items (Fisher–Yates): the item at each position from the last down to 1 changes
   * places with the item at the next number given.
   */
  shuffle(length: number): number[] {
    this.#recorder.count();
    const partners: number[] = [];
    for (let at = length - 1; at > 0; at -= 1) partners.push(this.#random.integer(0, at));
    this.#recorder.record('draw-shuffle', -1, length, 0);
    return partners;
  }
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
