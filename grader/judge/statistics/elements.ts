/**
 * Elements of arrays that are known to be there, and sums in place. One function for each kind of array:
 * engines then read each of them by its own layout, as hot loops need.
 */

/** Element i, which is there. */
export const real = (numbers: Float64Array, i: number): number => numbers[i] ?? NaN;
export const integer = (numbers: Int32Array, i: number): number => numbers[i] ?? NaN;
export const byte = (numbers: Uint8Array, i: number): number => numbers[i] ?? 0;
/** For neighbours' groups. */
export const index = (numbers: Uint32Array, i: number): number => numbers[i] ?? 0;
/** For lists of numbers, such as individuals and shares. */
export const item = (numbers: readonly number[], i: number): number => numbers[i] ?? NaN;

/** Adds to element i, which is there. */
export const add = (numbers: Float64Array, i: number, by: number): void => {
  numbers[i] = real(numbers, i) + by;
};

/** Element i of a list of objects, which is there. */
export function member<T extends object>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`no item ${i} in a list of ${list.length}`);
  return found;
}
