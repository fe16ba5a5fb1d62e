import { bestKept } from './bestKept.ts';
import { memoShared } from './memoShared.ts';
import type { SearchMistake } from './searchMistake.ts';

/** Mistakes about what lives on from call to call. */
export const MEMORY_MISTAKES: readonly SearchMistake[] = [memoShared, bestKept];
