import type { Tree, TreeNode } from '../../../../reference/games/tree.ts';
import { oneOf } from '../../../words/found.ts';
import { QuestionError } from '../../question/kind.ts';
import { rootOf } from '../../tree/nodes.ts';
import { quote } from '../../../words/quoting.ts';

/** The node of that label, the root where none is named. */
export function nodeNamed(tree: Tree, name: string | null, key: string): TreeNode {
  const { nodes } = tree;
  if (name === null) return rootOf(tree);
  const found = nodes.find(({ id }) => id === name);
  if (found === undefined)
    throw new QuestionError(
      key,
      quote(name),
      `a label of the tree: ${oneOf(nodes.slice(0, 12).map(({ id }) => id))}${nodes.length > 12 ? ' …' : ''}`,
    );
  return found;
}

/** `at the root`, `at B`. */
export const whereWords = (node: TreeNode): string => (node.parent < 0 ? 'at the root' : `at ${node.id}`);
