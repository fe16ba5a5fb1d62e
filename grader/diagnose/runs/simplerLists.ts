import { simplerNumbers } from '../shared/simplerNumbers.ts';

/** The list with one item less, as long as `least` are left. */
export function* withoutEach<Item>(list: readonly Item[], least: number): Generator<Item[]> {
  if (list.length > least) for (const at of list.keys()) yield list.toSpliced(at, 1);
}

/** The list with one of its numbers made simpler, as far as that is allowed: 0 at least unless given. */
export function* withSimplerEach(
  list: readonly number[],
  isAllowed = (value: number): boolean => value >= 0,
): Generator<number[]> {
  for (const [at, value] of list.entries()) {
    for (const simpler of simplerNumbers(value)) if (isAllowed(simpler)) yield list.with(at, simpler);
  }
}
