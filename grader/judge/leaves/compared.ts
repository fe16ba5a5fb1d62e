import type { Conventions } from '../../types/exercise.ts';
import type { Window } from '../../../reference/game.ts';
import type { DifferenceRemark } from '../../words/leaves.ts';
import type { RunRemark } from '../../words/remarks.ts';
import type { Order } from '../../reading/childOrder.ts';
import type { Unrolled } from '../../reading/unrolled.ts';

/** A search of which the leaves are compared with a correct one's. */
export interface Compared {
  readonly unrolled: Unrolled;
  readonly conventions: Conventions;
  readonly depthLimit: number;
  /** How many agents move in turn; absent: it is no game of agents. */
  readonly agents?: number | undefined;
  /** The order of children in which the search is replayed. */
  readonly order: Order;
  /** Leaves that the search evaluated. */
  readonly actual: ReadonlySet<number>;
  /** Leaves of which nobody can tell, where a correct search enters their parents. */
  readonly unseen: ReadonlySet<number>;
}

/** Where a search parts from a correct one, with the correct one's window there, and how. */
export interface Explanation<R extends RunRemark = RunRemark> {
  readonly node: number;
  readonly window?: Window;
  readonly remark: R;
}

/** By a difference at one node, which the set of leaves as a whole may put in another light. */
export type NodeExplanation = Explanation<DifferenceRemark>;
