import { type NodeId, nodeWords } from './nodes.ts';
import { formatNumber } from './numbers.ts';
import { sentence } from './sentence.ts';

/** Utilities, one a player: `(1, 2, −6)`. */
export const vectorWords = (
  values: readonly number[],
  write: (value: number) => string = formatNumber,
): string => `(${values.map(write).join(', ')})`;

export const multiEnteredWords = (node: NodeId, who: string): string =>
  `${who === 'chance' ? 'Chance decides' : `${sentence(who)} moves`} at ${nodeWords(node)}.`;

export const multiEvaluatedWords = (node: NodeId, values: string): string =>
  `${sentence(nodeWords(node))} is looked at: ${values}.`;

/** What a child's values make of its parent's. */
export function multiUpdatedWords(
  { node, who, values, changes }: { node: NodeId; who: string; values: string; changes: boolean },
  from: { readonly node: NodeId; readonly values: string; readonly isFirst: boolean },
): string {
  const child = `${sentence(nodeWords(from.node))} comes to ${from.values}`;
  if (who === 'chance') return `${child}: ${nodeWords(node)} comes to ${values}.`;
  if (!changes) return `${child}, no better for ${who}: ${nodeWords(node)} stays at ${values}.`;
  const better = from.isFirst ? '' : `, better for ${who}`;
  return `${child}${better}: ${nodeWords(node)} is now ${values}.`;
}

export const multiFinishedWords = (values: string): string =>
  `The search is done: the root is worth ${values}.`;
