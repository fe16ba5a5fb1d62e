import type { Tree, TreeNode } from '../../../../reference/games/tree.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Ask } from '../../question/kind.ts';
import type { TreeFigure } from '../../types.ts';
import { nodeNamed } from '../shared/treeNodes.ts';
import type { ChooseLeavesQuestion } from './keys.ts';

export type ChooseAsk = Ask<ChooseLeavesQuestion, TreeFigure>;

const MOST_LEAVES = 6;

export function leavesToChoose({ question: { leaves }, figure: { tree } }: ChooseAsk): TreeNode[] {
  if (leaves.length > MOST_LEAVES)
    throw new QuestionError('leaves', `${leaves.length} leaves`, `at most ${MOST_LEAVES}`);
  return leaves.map((name) => {
    const node = nodeNamed(tree, name, 'leaves');
    if (node.children.length > 0) throw new QuestionError('leaves', `${node.id}, an inner node`, 'leaves');
    return node;
  });
}

/** The tree with these values at the leaves to choose. */
export function filled(ask: ChooseAsk, values: readonly number[]): Tree {
  const { tree } = ask.figure;
  const chosen = new Map(leavesToChoose(ask).map(({ index }, at) => [index, values[at] ?? null]));
  return {
    ...tree,
    nodes: tree.nodes.map((node) => ({ ...node, value: chosen.get(node.index) ?? node.value })),
  };
}
