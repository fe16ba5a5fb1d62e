import type { Given } from '../types.ts';

/** What systems need that mark by other means than ours. */

/** Numbers to be found for leaves of a tree of MAX and MIN. Nodes are their places, numbers text. */
export interface TreeTask {
  /** Children, and the value of a leaf. A leaf to be filled in has any. */
  readonly nodes: readonly {
    readonly max: 0 | 1;
    readonly below: readonly number[];
    readonly value: string;
  }[];
  /** Those to fill in, in the order of the fields. */
  readonly leaves: readonly number[];
  readonly range: readonly [number, number];
  readonly search: {
    readonly prunes: 0 | 1;
    readonly strict: 0 | 1;
    readonly alpha: string;
    readonly beta: string;
  };
  /** Left out where it is not asked for. Nodes that are pruned or evaluated are the leaves below them. */
  readonly so: {
    readonly value?: string;
    readonly best?: readonly number[];
    readonly pruned?: readonly (readonly number[])[];
    readonly evaluated?: readonly (readonly number[])[];
    readonly cutoffs?: number;
  };
}

/** Whole answers, a field each; the likely ones first. */
export interface Offered {
  readonly right: readonly (readonly Given[])[];
  readonly wrong: readonly (readonly Given[])[];
}
