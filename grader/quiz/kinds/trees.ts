import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { oneOf, quote } from '../../words/found.ts';
import { QuestionError } from './kind.ts';
import type { Ask } from './kind.ts';

export function treeOf({ figure, question }: Ask): Tree {
  if (figure?.kind !== 'tree')
    throw new QuestionError(
      'figure',
      `a ${figure?.kind ?? 'question without a figure'}`,
      `a tree, for a question of kind ${quote(question.kind)}`,
    );
  return figure.tree;
}

/** The node of that label, the root where none is named. */
export function nodeNamed(ask: Ask, name: string | null, key: string): TreeNode {
  const { nodes } = treeOf(ask);
  if (name === null) return nodes[0]!;
  const found = nodes.find(({ id }) => id === name);
  if (found === undefined)
    throw new QuestionError(
      key,
      quote(name),
      `a label of the tree: ${oneOf(nodes.slice(0, 12).map(({ id }) => id))}${nodes.length > 12 ? ' …' : ''}`,
    );
  return found;
}

/** The cut of a question in words: `> or <`, `≥ or ≤`. */
export const cutWords = (cut: 'strict' | 'non-strict'): string =>
  cut === 'strict'
    ? 'only when the bounds cross (v > β or v < α)'
    : 'as soon as the bounds meet (v ≥ β or v ≤ α)';
