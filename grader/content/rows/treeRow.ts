import type { LeafSpec, NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';

/** A node of a tree as a table or a graph has it. */
export interface TreeRow {
  /** What its place in the file calls it: no two are called alike. */
  readonly name: string;
  /** Null at the root. */
  readonly parent: string | null;
  readonly line: number;
  readonly action?: string;
  readonly probability?: number | string;
  readonly player?: PlayerSpec;
  readonly value?: LeafSpec;
  readonly utility?: readonly number[];
  readonly evaluation?: NumberSpec;
}

/** Whether a name is one that trees give by themselves: a place, such as `0.1`, or `root`. */
export const isPlace = (name: string): boolean => name === 'root' || /^\d+(\.\d+)*$/.test(name);
