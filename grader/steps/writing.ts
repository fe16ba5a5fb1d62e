import type { TreeNode } from '../../reference/games/tree.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import type { Written } from './watched.ts';

/** A number as it is written at nodes, and in sentences. */
export const writtenNumber = (value: number): Written => ({
  short: shortNumber(value),
  long: formatNumber(value),
});

/** Who moves: `M`, `m`, `c`, or the number of a player from 0, of whom there are 16 at most. */
export function moverLetter({ player }: Pick<TreeNode, 'player'>): string {
  if (typeof player === 'number') return player.toString(16).toUpperCase();
  return player === 'min' ? 'm' : player === 'chance' ? 'c' : 'M';
}
