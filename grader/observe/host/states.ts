import type { LocalProblem } from '../../content/localProblem.ts';
import { HostError, describe } from './errors.ts';

/**
 * Reads a state out of an argument, which may be anything; −0 is read as 0.
 * `question` is what was called, such as `problem.value(state)`, and `states` says what a state is.
 */
export function readState(state: unknown, problem: Pick<LocalProblem, 'states' | 'length' | 'values' | 'isState'>, question: string): number[] {
  const expected = `${question} takes ${problem.states}`;
  if (!Array.isArray(state)) throw new HostError('TypeError', `${expected}; found ${describe(state)}`);
  if (state.length !== problem.length) throw new HostError('RangeError', `${expected}; found a list of ${state.length}`);
  const read: number[] = [];
  for (let at = 0; at < state.length; at += 1) {
    const item: unknown = state[at];
    if (!Number.isInteger(item) || (item as number) < 0 || (item as number) >= problem.values[at]!) {
      throw new HostError('RangeError', `${expected}; found ${describe(item)} at position ${at}`);
    }
    read.push((item as number) + 0);
  }
  if (!problem.isState(read)) throw new HostError('RangeError', `${expected}; found [${read.join(', ')}]`);
  return read;
}

/** Each different state gets a number when it is first seen. */
export class Points {
  readonly #numbers = new Map<string, number>();
  readonly #points: (readonly number[])[] = [];

  /** In order of first sight. */
  get all(): readonly (readonly number[])[] {
    return this.#points;
  }

  numberOf(state: readonly number[]): number {
    const key = state.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#points.length;
    this.#numbers.set(key, number);
    this.#points.push([...state]);
    return number;
  }
}
