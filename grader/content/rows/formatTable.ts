import type { Tree } from '../../../reference/games/tree.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatCsv } from '../formatCsv.ts';
import { formatBound, leafText } from '../formatTree.ts';
import { COLUMNS } from './parseTable.ts';

/**
 * A tree as a table with a row for each node. It reads back as the same tree, but for its title, where it is
 * from, its bounds and its agents.
 */
export function formatTable({ nodes }: Tree): string {
  return formatCsv([
    COLUMNS,
    ...nodes.map(({ id, parent, action, player, value, utility, probability, evaluation, children }) => {
      const above = parent < 0 ? null : itemAt(nodes, parent);
      const isLeaf = children.length === 0;
      const leaf = utility === null ? leafText(value) : utility.join(' ');
      return [
        above?.id ?? '',
        id,
        action,
        isLeaf ? '' : String(player),
        isLeaf ? leaf : '',
        above?.player === 'chance' ? String(probability) : '',
        evaluation === null ? '' : String(formatBound(evaluation)),
      ];
    }),
  ]);
}
