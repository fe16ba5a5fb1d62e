import type { Bound, Game, Player, Window } from '../../reference/game.ts';
import { type Tree, treeGame } from '../../reference/games/tree.ts';
import { searchTree, type Searched, type TreeSearch } from '../../reference/adversarial/searchTree.ts';
import type { Cutoff, Trace } from '../../reference/trace.ts';
import type { Order } from '../reading/childOrder.ts';
import { itemAt } from '../types/lookup.ts';

/** Where a node stands at a step. */
export interface Standing {
  /** Index of the node, in preorder. */
  readonly node: number;
  readonly alpha: number;
  readonly beta: number;
  /** Its value so far; null before any child is known. */
  readonly value: number | null;
}

/** A child and what the search found it to be. */
export interface From {
  readonly node: number;
  readonly value: number;
  readonly bound: Bound;
}

/**
 * One step of a search of a tree, all numbers in MAX's view.
 * - `enter`: an inner node is opened.
 * - `evaluate`: a leaf, or a node at the depth limit, is looked at.
 * - `update`: a child has its value, and what that makes of its parent's; `from` is the child's own.
 * - `cut`: the bound is met, and the rest of the children are left out.
 * - `finish`: the root has its value.
 */
export type TreeStep =
  | ({ readonly kind: 'enter' | 'finish' } & Standing)
  | ({ readonly kind: 'evaluate' } & Standing)
  | ({
      readonly kind: 'update';
      readonly from: From;
      /** Whether the value, or a bound, is another one than before. */
      readonly changes: boolean;
      readonly movesBound: boolean;
    } & Standing)
  | ({ readonly kind: 'cut'; readonly cutoff: Cutoff } & Standing);

interface Open {
  readonly node: number;
  readonly player: Player;
  readonly isLeaf: boolean;
  alpha: number;
  beta: number;
  value: number | null;
}

/** The limit that a drawing marks; none for a search without. */
export const limitOf = ({ depth }: Pick<TreeSearch, 'depth'>): { readonly depthLimit?: number } =>
  Number.isFinite(depth) ? { depthLimit: depth } : {};

/** What a search of a tree does, step by step. */
export interface SteppedSearch {
  readonly searched: Searched;
  readonly steps: readonly TreeStep[];
}

/**
 * Searches a tree from its root, its children in their order or another, and keeps each step.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export function stepThrough(
  tree: Tree,
  search: Omit<TreeSearch, 'trace' | 'bounds'>,
  order: Order = (node) => itemAt(tree.nodes, node).children,
): SteppedSearch {
  const game: Game<number, string> = {
    ...treeGame(tree),
    actions: (node) => order(node).map((child) => itemAt(tree.nodes, child).action),
  };
  const steps: TreeStep[] = [];
  const open: Open[] = [];
  /** A parent with a new value, whose bound moves unless the value meets the other one. */
  let taking: { readonly parent: Open; readonly valueBefore: number | null; readonly from: From } | null =
    null;
  const settle = (isCut: boolean): void => {
    if (taking === null) return;
    const { parent, valueBefore, from } = taking;
    const { alpha, beta, value } = parent;
    taking = null;
    if (!isCut && value !== null && parent.player === 'max') parent.alpha = Math.max(alpha, value);
    if (!isCut && value !== null && parent.player === 'min') parent.beta = Math.min(beta, value);
    const movesBound = parent.alpha !== alpha || parent.beta !== beta;
    steps.push({
      kind: 'update',
      ...standing(parent),
      from,
      changes: valueBefore !== value || movesBound,
      movesBound,
    });
  };
  const trace: Trace<number> = {
    enter(node, { alpha, beta }: Window) {
      settle(false);
      const { ply, children } = itemAt(tree.nodes, node);
      const isLeaf = children.length === 0 || ply >= search.depth;
      const entered: Open = { node, player: game.player(node), isLeaf, alpha, beta, value: null };
      open.push(entered);
      if (!isLeaf) steps.push({ kind: 'enter', ...standing(entered) });
    },
    cutoff(_node, cutoff) {
      settle(true);
      const cut = open.at(-1);
      if (cut !== undefined && cutoff.skipped > 0) steps.push({ kind: 'cut', ...standing(cut), cutoff });
    },
    leave(_node, value, bound) {
      settle(false);
      const left = open.pop();
      if (left === undefined) return;
      left.value = value;
      if (left.isLeaf) steps.push({ kind: 'evaluate', ...standing(left) });
      const parent = open.at(-1);
      if (parent === undefined) steps.push({ kind: 'finish', ...standing(left) });
      else {
        taking = { parent, valueBefore: parent.value, from: { node: left.node, value, bound } };
        parent.value = joined(parent, value, itemAt(tree.nodes, left.node).probability);
      }
    },
  };
  return { searched: searchTree(game, { ...search, trace, bounds: tree.bounds }), steps };
}

const standing = ({ node, alpha, beta, value }: Open): Standing => ({ node, alpha, beta, value });

/** The value of a node with one child more. */
function joined({ player, value }: Open, child: number, probability: number): number {
  switch (player) {
    case 'max':
      return value === null ? child : Math.max(value, child);
    case 'min':
      return value === null ? child : Math.min(value, child);
    case 'chance':
      return (value ?? 0) + (probability === 0 ? 0 : probability * child);
  }
}
