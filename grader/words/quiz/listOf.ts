import { list } from '../lists.ts';

/** `a`, `a or b`, `a, b or c`: all of them, however many. */
export const listOf = (items: readonly string[], join: 'and' | 'or' = 'or'): string =>
  list(items, { join, most: Infinity });
