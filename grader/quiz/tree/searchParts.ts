import type { Interval } from '../../../reference/adversarial/narrator.ts';
import type { Window } from '../../../reference/game.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import type { Cutoff } from '../../../reference/trace.ts';
import type { SearchSettings } from '../types.ts';

/** What a search did. */
export interface Searched {
  readonly value: number;
  /** Indices of leaves in the order evaluated. */
  readonly evaluated: readonly number[];
  /** Bounds on entry by node; null where the search never came. */
  readonly windows: readonly (Window | null)[];
  /** By node; null where none. `skipped` may be 0. */
  readonly cutoffs: readonly (Cutoff | null)[];
}

/** A node whose bound may have been met, after one more child. */
export interface Stop {
  readonly node: TreeNode;
  /** As the searcher takes it. */
  readonly player: 'max' | 'min';
  /** Best value so far. */
  readonly value: number;
  readonly alpha: number;
  readonly beta: number;
  /** Whether the convention says to stop, and whether the other one does. */
  readonly isCut: boolean;
  readonly isCutByOther: boolean;
  readonly seen: number;
  readonly aboveLeaves: boolean;
}

/** What a searcher does otherwise. Each part has the right behaviour when it is left out. */
export interface Habits {
  /** The order in which children are looked at. */
  readonly order?: <T>(children: readonly T[]) => readonly T[];
  /** Takes MAX for MIN and the other way round. */
  readonly swapsPlayers?: boolean;
  /** Whether to stop here. */
  readonly stops?: (stop: Stop) => boolean;
  /** The window for a child; `window` is the right one, `value` the best so far at the node. */
  readonly pass?: (player: 'max' | 'min', window: Window, value: number) => Window;
  /** Bounds found below stay in force at the siblings: they are never put back. */
  readonly keepsBounds?: boolean;
  /** On a cutoff goes on here, and leaves out the next sibling instead. */
  readonly cutsSibling?: boolean;
  /** Whether a node just above leaves that its first leaf cuts off is never looked into. */
  readonly cutsAtSight?: boolean;
  /** Chance nodes: stops by the mean of what was seen, without bounds; `never` does not prune there. */
  readonly chance?: 'never' | 'seen-only' | 'as-min' | 'equal-weights';
  /** Values that the searcher has for nodes, instead of what comes back. */
  readonly returned?: ReadonlyMap<number, number>;
  /** Windows that the searcher has for nodes, instead of those passed down. */
  readonly entry?: ReadonlyMap<number, Window>;
}

/** A search under way; shared by the parts of the skeleton. */
export interface Running {
  readonly tree: Tree;
  readonly how: SearchSettings;
  readonly habits: Habits;
  readonly slack: number;
  readonly evaluated: number[];
  readonly windows: (Window | null)[];
  readonly cutoffs: (Cutoff | null)[];
  /** What each node that was entered is known to lie between. */
  readonly proven: (Interval | undefined)[];
  visit(index: number, alpha: number, beta: number): number;
  cuts(high: number, low: number, other?: boolean): boolean;
  /** Set by a child that wants its next sibling left out. */
  skipNext: boolean;
  /** Bounds that were never put back. */
  kept: Window;
}

/**
 * Shallow if what the parent's children have shown is bound enough, deep if the bound comes from further up.
 */
export function kindOf(
  { tree, windows, proven }: Running,
  node: TreeNode,
  player: 'max' | 'min',
  entry: Window,
): Cutoff['kind'] {
  const parent = tree.nodes[node.parent];
  const known = parent === undefined ? undefined : proven[parent.index];
  if (
    parent === undefined ||
    known === undefined ||
    parent.children.every((child) => child === node.index || windows[child] === null)
  )
    return 'deep';
  if (player === 'max') return parent.player === 'min' && known.high <= entry.beta ? 'shallow' : 'deep';
  return parent.player === 'max' && known.low >= entry.alpha ? 'shallow' : 'deep';
}
