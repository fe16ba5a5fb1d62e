import type { TreeNode } from '../../../reference/games/tree.ts';
import { isNamed, playerWord } from '../../picture/treeLabels.ts';
import { formatNumber, shortNumber } from '../../words/numbers.ts';
import { childrenOf, innerOf, isLeaf } from '../tree/nodes.ts';
import type { TreeFigure } from '../types.ts';

const MOST_TOLD = 60;

/** The tree in words, node by node, for whoever cannot see it. Long trees are cut short. */
export function treeInWords({ tree }: TreeFigure): string {
  return innerOf(tree)
    .slice(0, MOST_TOLD)
    .map((node) => {
      const isChance = node.player === 'chance';
      const children = childrenOf(tree, node).map((child) => {
        const chance = formatNumber(Number(child.probability.toPrecision(3)));
        const value = isLeaf(child) ? ` = ${leafText(child)}` : '';
        return `${child.id}${value}${isChance ? ` with probability ${chance}` : ''}`;
      });
      const name = node.parent < 0 && !isNamed(node.id) ? 'Root' : node.id;
      const evaluation = node.evaluation === null ? '' : `, evaluation ${formatNumber(node.evaluation)}`;
      return `${name} (${playerWord(node.player)}${evaluation}): ${children.join(', ')}.`;
    })
    .join(' ');
}

/** What stands beside an inner node that has an evaluation. */
export const evaluationText = ({ evaluation }: TreeNode): string =>
  evaluation === null ? '' : `(${shortNumber(evaluation)})`;

/** What stands in a leaf; `?` where its value is not given. */
export function leafText(node: TreeNode): string {
  if (node.utility !== null) return `(${node.utility.map(shortNumber).join(', ')})`;
  return node.value === null ? '?' : shortNumber(node.value);
}
