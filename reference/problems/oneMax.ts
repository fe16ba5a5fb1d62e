/**
 * One-max: bits whose value is how many of them are 1. The plainest landscape there is: no local maximum but
 * the global one, so every hill climber must solve it.
 */
import type { MoveProblem, Problem } from '../problem.ts';

/** Neighbour k flips bit k. @param initial Zeros and ones. */
export function oneMax(initial: readonly number[]): Problem<number[]> {
  return {
    initial: checkBits(initial),
    neighbours: flips,
    value: (state) => state.reduce((sum, bit) => sum + bit, 0),
  };
}

/** Bits, with how many of them are 1. */
export interface BitsWork {
  readonly bits: number[];
  value: number;
}

/** `oneMax` by its moves: move k flips bit k. @throws RangeError unless every item is 0 or 1. */
export function oneMaxMoves(initial: readonly number[]): MoveProblem<number[], BitsWork> {
  return {
    initial: checkBits(initial),
    open: (state) => ({ bits: [...state], value: state.reduce((sum, bit) => sum + bit, 0) }),
    state: ({ bits }) => [...bits],
    value: ({ value }) => value,
    moves: ({ bits }) => bits.length,
    delta: ({ bits }, move) => 1 - 2 * bits[move]!,
    apply(work, move) {
      work.value += 1 - 2 * work.bits[move]!;
      work.bits[move] = 1 - work.bits[move]!;
    },
  };
}

/** All states that differ in one bit, by position. */
export function flips(state: readonly number[]): number[][] {
  return state.map((bit, at) => state.with(at, 1 - bit));
}

/** A copy; throws a RangeError unless every item is 0 or 1. */
export function checkBits(bits: readonly number[]): number[] {
  for (const bit of bits) if (bit !== 0 && bit !== 1) throw new RangeError(`a bit is 0 or 1, not ${bit}`);
  return [...bits];
}
