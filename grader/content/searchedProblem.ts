import type { Problem } from '../../reference/problem.ts';
import type { Random } from '../../reference/random.ts';

/** A problem that a run file names: what the host answers from, and what the judge holds a run against. */
export interface LocalProblem extends Pick<Problem<number[]>, 'neighbours' | 'value'> {
  /** What a state is, in words: `a list of 8 integers from 0 to 7`. */
  readonly states: string;
  /** Numbers in a state. */
  readonly length: number;
  /** How many values each position takes, from 0; the same for all where positions are alike. */
  readonly values: readonly number[];
  /** Whether a list of `length` integers within `values` is a state; only tours have lists that are none. */
  isState(state: readonly number[]): boolean;
  /**
   * The values of all neighbours of a state, in their order; where it is left out, each is asked for its
   * value.
   */
  readonly neighbourValues?: (state: readonly number[]) => Float64Array;
  /** Uniform over all states. */
  randomState(random: Random): number[];
  /** How many states there are, where not every list within `values` is one, and no permutation. */
  readonly count?: number;
  /** The highest value there is, where it is known without a search; else null. */
  readonly goal: number | null;
}
