import type { Draws } from '../../../../reference/random.ts';

/** Draws that always come to the same number from 0 to below 1, as it stands in a question. */
export const scripted = (drawn: number): Draws => ({
  number: () => drawn,
  integer: (low, high) => low + Math.floor(drawn * (high - low + 1)),
  choice: (list) => list[Math.floor(drawn * list.length)] as (typeof list)[number],
  shuffle: (list) => list,
});
