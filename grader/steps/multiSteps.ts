import { maxN } from '../../reference/adversarial/maxN.ts';
import { constantSum } from '../../reference/adversarial/multiGame.ts';
import { multiTreeGame } from '../../reference/games/multiTree.ts';
import { type Tree, treeGame } from '../../reference/games/tree.ts';
import { itemAt } from '../types/lookup.ts';

/** One step of a search for several players; kinds as those of `TreeStep`, and nothing is ever cut. */
export interface MultiStep {
  readonly kind: 'enter' | 'evaluate' | 'update' | 'finish';
  readonly node: number;
  /** Its values so far, one a player; null before any child is known. */
  readonly values: readonly number[] | null;
  /** The child that an update is from. */
  readonly from: {
    readonly node: number;
    readonly values: readonly number[];
    readonly isFirst: boolean;
  } | null;
  /** Whether an update makes another value of it. */
  readonly changes: boolean;
}

interface Open {
  readonly node: number;
  readonly isLeaf: boolean;
  values: readonly number[] | null;
}

/**
 * Searches a tree by max^n from its root, and keeps each step. A tree with one value a leaf is taken as
 * zero-sum, as `solve` does.
 *
 * @throws UnknownLeafError, NoEvaluationError as `solve` does.
 */
export function stepThroughMulti(tree: Tree, depth: number): readonly MultiStep[] {
  const game = tree.players === null ? constantSum(treeGame(tree)) : multiTreeGame(tree);
  const steps: MultiStep[] = [];
  const open: Open[] = [];
  const takeIn = (parent: Open, node: number, found: readonly number[]): void => {
    const before = parent.values;
    const { probability } = itemAt(tree.nodes, node);
    parent.values = joined(game.player(parent.node), before, found, probability);
    steps.push({
      kind: 'update',
      node: parent.node,
      values: parent.values,
      from: { node, values: found, isFirst: before === null },
      changes: parent.values !== before,
    });
  };
  const standing = (kind: MultiStep['kind'], { node, values }: Open): MultiStep => ({
    kind,
    node,
    values,
    from: null,
    changes: false,
  });
  maxN(game, game.initial, {
    depth,
    trace: {
      enter(node) {
        const { ply, children } = itemAt(tree.nodes, node);
        const entered: Open = { node, isLeaf: children.length === 0 || ply >= depth, values: null };
        open.push(entered);
        if (!entered.isLeaf) steps.push(standing('enter', entered));
      },
      leave(node, values) {
        const left = open.pop();
        if (left?.isLeaf === true) steps.push(standing('evaluate', { ...left, values }));
        const parent = open.at(-1);
        if (parent === undefined) steps.push(standing('finish', { node, isLeaf: false, values }));
        else takeIn(parent, node, values);
      },
    },
  });
  return steps;
}

/** The values of a node with one child more; the very same list where the player keeps what it has. */
function joined(
  player: number | 'chance',
  before: readonly number[] | null,
  child: readonly number[],
  probability: number,
): readonly number[] {
  if (player !== 'chance')
    return before === null || itemAt(child, player) > itemAt(before, player) ? child : before;
  const sums = before ?? child.map(() => 0);
  return probability === 0 ? sums : child.map((value, at) => itemAt(sums, at) + probability * value);
}
