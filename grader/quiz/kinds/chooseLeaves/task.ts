import { hasChance, isLeaf, leavesBelow } from '../../tree/nodes.ts';
import type { TreeTask } from '../../question/elsewhere.ts';
import { nodeNamed } from '../shared/treeNodes.ts';
import { leavesToChoose } from './filled.ts';
import type { ChooseAsk } from './filled.ts';

/** Null where chance or other players move, a leaf is not given, or what leaves can be counts too. */
export function taskOf(ask: ChooseAsk): TreeTask | null {
  const { question, figure } = ask;
  const { tree } = figure;
  const { range, so, how } = question;
  const leaves = leavesToChoose(ask).map(({ index }) => index);
  const isGiven = tree.nodes.every(
    (node) => !isLeaf(node) || node.value !== null || leaves.includes(node.index),
  );
  if (tree.players !== null || hasChance(tree) || how.algorithm === 'star1' || !isGiven) return null;
  const below = leavesBelow(tree);
  const at = (name: string): number => nodeNamed(tree, name, 'so').index;
  const leavesAt = (name: string): readonly number[] => below[at(name)] ?? [];
  return {
    nodes: tree.nodes.map(({ player, children, value }) => ({
      max: player === 'max' ? 1 : 0,
      below: children,
      value: children.length > 0 || value === null ? '' : String(value),
    })),
    leaves,
    range,
    search: {
      prunes: how.algorithm === 'minimax' ? 0 : 1,
      strict: how.cut === 'strict' ? 1 : 0,
      alpha: String(how.window.alpha),
      beta: String(how.window.beta),
    },
    so: {
      ...(so.value === undefined ? {} : { value: String(so.value) }),
      ...(so.best === undefined ? {} : { best: so.best.map(at) }),
      ...(so.pruned === undefined ? {} : { pruned: so.pruned.map(leavesAt) }),
      ...(so.evaluated === undefined ? {} : { evaluated: so.evaluated.map(leavesAt) }),
      ...(so.cutoffs === undefined ? {} : { cutoffs: so.cutoffs }),
    },
  };
}
