import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import type { ValueInterval } from './valueInterval.ts';
import type { LeafState, ModelNode, TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

/** The short word that marks a branch in a picture. */
export const LEAF_MARKS: Readonly<Record<LeafState, string>> = {
  evaluated: 'evaluated',
  extra: 'extra',
  missed: 'missed',
  pruned: 'pruned',
  unseen: 'not evaluated',
};

/** What each mark means, for the legend. */
export const LEAF_MEANINGS: Readonly<Record<LeafState, string>> = {
  evaluated: 'your search evaluated it',
  extra: 'your search evaluated it, a correct one does not',
  missed: 'your search skipped it, a correct one evaluates it',
  pruned: 'rightly skipped',
  unseen: 'your search did not evaluate it',
};

/** `first`: what the first of several players is called. */
export function playerWord(player: PlayerSpec, first = 1): string {
  if (player === 'chance') return 'chance';
  return typeof player === 'number' ? `player ${player + first}` : player.toUpperCase();
}

export function playerGlyph(player: PlayerSpec): string {
  if (player === 'max') return '▲';
  if (player === 'min') return '▼';
  return player === 'chance' ? '●' : `P${player + 1}`;
}

/** `3`, `≤ 2`, `≥ 7` or `2 … 5`: what is known of a node's value. */
export function intervalLabel(
  { low, high }: ValueInterval,
  write: (value: number) => string = shortNumber,
): string {
  if (low === high) return write(low);
  if (low === -Infinity) return `≤ ${write(high)}`;
  return high === Infinity ? `≥ ${write(low)}` : `${write(low)} … ${write(high)}`;
}

/**
 * The value written at a node: a number, bounds, a vector of utilities, `?` at a leaf whose value is not
 * given, else nothing.
 */
export function valueLabel(model: ModelNode, write: (value: number) => string = shortNumber): string {
  if (model.node.utility !== null) return `(${model.node.utility.map(write).join(', ')})`;
  if (model.known !== null) return intervalLabel(model.known, write);
  return model.node.children.length === 0 ? '?' : '';
}

/**
 * Whether a person gave the node its name; the others are named by their position, which the drawing shows
 * anyway.
 */
export function isNamed(id: string): boolean {
  return id !== 'root' && !/^\d+(\.\d+)*$/.test(id);
}

/** The edge that leads to a node: its action, and its probability below a chance node, else an empty text. */
export function edgeParts(
  model: TreeModel,
  index: number,
): { readonly action: string; readonly probability: string } {
  const { node } = itemAt(model.nodes, index);
  if (model.nodes[node.parent]?.node.player !== 'chance') return { action: node.action, probability: '' };
  const rounded = Number(node.probability.toPrecision(3));
  return {
    action: node.action,
    probability: `${rounded === node.probability ? '' : '≈'}${formatNumber(rounded)}`,
  };
}

/** The same on one line: `heads (0.5)`. */
export function edgeLabel(model: TreeModel, index: number): string {
  const { action, probability } = edgeParts(model, index);
  return probability === '' ? action : `${action} (${probability})`;
}

/** `on entry α = 3, β = ∞`: before the node changes either. */
export function windowLabel(window: {
  readonly alpha: number | 'inf' | '-inf';
  readonly beta: number | 'inf' | '-inf';
}): string {
  const write = (bound: number | 'inf' | '-inf'): string =>
    formatNumber(bound === 'inf' ? Infinity : bound === '-inf' ? -Infinity : bound);
  return `on entry α = ${write(window.alpha)}, β = ${write(window.beta)}`;
}
