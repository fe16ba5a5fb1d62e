import { parseNotation } from '../../content/notation/notation.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';

/** A tree of a figure as lists and objects, where it is written in the short notation; any other as it is. */
export const treeNode = (written: unknown, file: string | null): Result<unknown> => {
  if (typeof written !== 'string' || !written.includes(':')) return ok(written);
  const read = parseNotation(written, file);
  return read.ok ? ok(read.value.spec) : read;
};
