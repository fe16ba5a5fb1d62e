import type { Player } from '../../reference/game.ts';
import { type Bounds, type NodeId, boundsWords, nodeWords } from './nodes.ts';
import { count, formatNumber } from './numbers.ts';
import { type Templates, type Words, say } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Missed extends Bounds {
  readonly node: NodeId;
  readonly after: NodeId;
  readonly skipped: NodeId;
  readonly player: Player;
  readonly low: number;
  readonly high: number;
}

export interface Skipped extends Bounds {
  readonly top: NodeId;
  readonly leaf: string;
  readonly isLeafItself: boolean;
  readonly isBelowThrow: boolean;
}

/** How a search that leaves throws early parts from every correct one. */
export const BOUNDED_LEAVES = {
  'bounded-leaves-right': ({ leaves }: { readonly leaves: number }) =>
    say(`Evaluated ${count(leaves, 'leaf', 'leaves')}, as a correct star1 in the same order does.`),
  'bounded-cut-missed': (
    { node, after, skipped, player, low, high, ...window }: Missed,
    { search }: Vocabulary,
  ): Words =>
    say(
      `${search} did not leave ${nodeWords(node)}, though a correct star1 in the same order does: ` +
        `after ${nodeWords(after)} it is worth ${rangeWords(low, high)}, and it was entered with ` +
        `${boundsWords(window)}, so ${nodeWords(skipped)} need not be searched.`,
      player === 'chance'
        ? 'A throw can be left once its mean is outside the window even if every outcome that is not yet ' +
            'searched is worth the highest, or the lowest, that a leaf can be.'
        : 'Do the bounds that a throw works out for an outcome come to this node? Are they compared with?',
    ),
  'bounded-leaf-skipped': (
    { top, leaf, isLeafItself, isBelowThrow, ...window }: Skipped,
    { search }: Vocabulary,
  ): Words =>
    say(
      `${search} skipped ${isLeafItself ? `leaf ${leaf}` : `${nodeWords(top)}, with leaf ${leaf} below`}, ` +
        `which can still change the answer: a correct star1 enters it with ${boundsWords(window)}.`,
      isBelowThrow
        ? 'What is not yet searched of a throw may be worth as much as the highest leaf, or as little ' +
            'as the lowest. Do both count, by their probability?'
        : 'A node may be left early only once its value has reached a bound of its own window.',
    ),
} satisfies Templates;

const rangeWords = (low: number, high: number): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
