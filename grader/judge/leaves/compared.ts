import type { Conventions } from '../../types/exercise.ts';
import type { Difference } from '../../types/verdict.ts';
import type { Order } from '../../reading/childOrder.ts';
import type { Unrolled } from '../../reading/unrolled.ts';

/** A search of which the leaves are compared with a correct one's. */
export interface Compared {
  readonly unrolled: Unrolled;
  readonly conventions: Conventions;
  readonly depthLimit: number;
  /** The order of children in which the search is replayed. */
  readonly order: Order;
  /** Leaves that the search evaluated. */
  readonly actual: ReadonlySet<number>;
  /** Leaves of which nobody can tell. */
  readonly unseen: ReadonlySet<number>;
}

/** Where a search parts from a correct one, with advice. */
export interface Explanation {
  readonly difference: Difference;
  readonly help?: string;
}

export function nodeName(unrolled: Unrolled, node: number): string {
  return node === 0 ? 'the root' : `node ${unrolled.id(node)}`;
}
