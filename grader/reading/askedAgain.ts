import type { State } from './neighbourhood.ts';

/**
 * What may be left out of a list of states that were asked for neighbours, since to ask again says nothing:
 * each asked so many times in a row, or beams, of at most k states, that are all asked as a whole once more.
 * Each way in turn that leaves anything out.
 */
export const withoutRepeats = (asked: readonly State[], k: number): (readonly State[])[] =>
  [withoutRows(asked), withoutBlocks(asked, k)].filter(({ length }) => length < asked.length);

/** Where all are asked twice in a row, or as often as another number, two such rows of one state are two. */
function withoutRows(asked: readonly State[]): State[] {
  const rows: { readonly state: State; times: number }[] = [];
  for (const state of asked) {
    const last = rows.at(-1);
    if (last?.state === state) last.times += 1;
    else rows.push({ state, times: 1 });
  }
  const each = rows.reduce((divisor, { times }) => greatestDivisor(divisor, times), 0);
  return rows.flatMap(({ state, times }) => Array.from({ length: each > 1 ? times / each : 1 }, () => state));
}

/** Of both. */
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The list as it is, where any part of it comes once only: a search that goes to and fro repeats some. */
function withoutBlocks(asked: readonly State[], k: number): readonly State[] {
  const kept: State[] = [];
  let at = 0;
  while (at < asked.length) {
    const size = repeatedAt(asked, at, k);
    if (size === 0) return asked;
    kept.push(...asked.slice(at, at + size));
    at += 2 * size;
  }
  return kept;
}

/** The size of the largest block that begins here and comes again right after it; 0 where none does. */
function repeatedAt(asked: readonly State[], at: number, most: number): number {
  for (let size = Math.min(most, (asked.length - at) >> 1); size > 0; size -= 1)
    if (isSame(asked, at, at + size, size)) return size;
  return 0;
}

function isSame(asked: readonly State[], one: number, other: number, size: number): boolean {
  if (other + size > asked.length) return false;
  for (let i = 0; i < size; i += 1) if (asked[one + i] !== asked[other + i]) return false;
  return true;
}
