import type { LocalProblem } from '../../content/localProblem.ts';
import { HostError, describeArgument } from './errors.ts';

/**
 * Reads a state out of an argument, which may be anything; −0 is read as 0.
 * `question` is what was called, such as `problem.value(state)`, and `states` says what a state is.
 */
export function readState(
  state: unknown,
  problem: Pick<LocalProblem, 'states' | 'length' | 'values' | 'isState'>,
  question: string,
): number[] {
  const refuse = (name: 'TypeError' | 'RangeError', found: string): HostError =>
    new HostError(name, `${question} takes ${problem.states}; found ${found}`);
  if (!Array.isArray(state)) throw refuse('TypeError', describeArgument(state));
  if (state.length !== problem.length) throw refuse('RangeError', `a list of ${state.length}`);
  const read: number[] = [];
  for (let at = 0; at < state.length; at += 1) {
    const item: unknown = state[at];
    if (!Number.isInteger(item) || (item as number) < 0 || (item as number) >= (problem.values[at] ?? 0)) {
      throw refuse('RangeError', `${describeArgument(item)} at position ${at}`);
    }
    read.push((item as number) + 0);
  }
  if (!problem.isState(read)) throw refuse('RangeError', `[${read.join(', ')}]`);
  return read;
}

/** Numbers states in the order in which they are first seen; equal states have one number. */
export class StateNumbers {
  readonly #numbers = new Map<number | string, number>();
  readonly #points: (readonly number[])[] = [];
  readonly #values: readonly number[] | null;

  /**
   * `values`, where known, says how many values each position takes, from 0: most states then have a number
   * as key.
   */
  constructor(values: readonly number[] | null = null) {
    const isShort =
      values !== null && values.reduce((product, each) => product * each, 1) <= Number.MAX_SAFE_INTEGER;
    this.#values = isShort ? values : null;
  }

  /** In order of first sight. */
  get all(): readonly (readonly number[])[] {
    return this.#points;
  }

  /** `state` must be within `values`, where they were given. */
  numberOf(state: readonly number[]): number {
    const key = this.#values === null ? state.join() : digits(state, this.#values);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#points.length;
    this.#numbers.set(key, number);
    this.#points.push(state.slice());
    return number;
  }
}

/**
 * The number that the state writes, with a base for each position. It reads its lists itself: a look-up that
 * serves every kind of list is slow, and each question comes here.
 */
function digits(state: readonly number[], values: readonly number[]): number {
  let number = 0;
  for (let at = 0; at < state.length; at += 1) number = number * (values[at] ?? NaN) + (state[at] ?? NaN);
  return number;
}
