import { count, formatNumber } from '../words/numbers.ts';
import { sentence } from '../words/sentence.ts';
import { intervalLabel, LEAF_MARKS, playerWord, valueLabel, windowLabel } from './treeLabels.ts';
import type { LeafState, ModelNode, TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

export function treeTitle(model: TreeModel): string {
  return `Game tree: ${model.tree.title}`;
}

/** What a picture of the tree shows, in two or three sentences. */
export function treeSummary(model: TreeModel): string {
  const stops = model.nodes.filter((item) => item.state !== null);
  const root = itemAt(model.nodes, 0);
  const value = root.known === null ? '' : ` Its value is ${intervalLabel(root.known, formatNumber)}.`;
  const tallied = (['evaluated', 'extra', 'missed', 'pruned', 'unseen'] as const)
    .map((state): [LeafState, number] => [state, stops.filter((item) => item.state === state).length])
    .filter(([, number]) => number > 0)
    .map(([state, number]) => `${formatNumber(number)} ${LEAF_MARKS[state]}`);
  const { difference } = model.evidence;
  const mover = sentence(playerWord(root.node.player, model.firstPlayer));
  const where =
    difference === undefined
      ? ''
      : ` Your search first differs from a correct one at node ${difference.node}.`;
  return (
    `${mover} moves at the root, of ${count(model.nodes.length, 'node')}.${value} ` +
    `${tallied.length === 0 ? 'Your search evaluated no leaf' : `Leaves: ${tallied.join(', ')}`}.${where}`
  );
}

export interface TreeList {
  readonly label: string;
  readonly items: readonly string[];
  /** How many more there are than `items` holds. */
  readonly more: number;
}

/** The same as the picture, as a few lists of nodes. Empty lists are left out. */
export function treeLists(model: TreeModel, most: number = 60): TreeList[] {
  const byId = new Map(model.nodes.map((item) => [item.node.id, item]));
  const named = (item: ModelNode): string => {
    const value = valueLabel(item, formatNumber);
    // Utilities of several players have brackets of their own.
    return item.node.id + (value === '' ? '' : item.node.utility === null ? ` (${value})` : ` ${value}`);
  };
  const order = model.evidence.evaluated.map((id) => {
    const item = byId.get(id);
    return item === undefined ? id : named(item);
  });
  const branches = (state: LeafState): string[] =>
    model.nodes.filter((item) => item.branch === state).map(named);
  const difference = model.evidence.difference;
  return [
    { label: 'Evaluated by your search, in order', items: order },
    { label: 'Rightly pruned', items: branches('pruned') },
    { label: 'Not evaluated', items: branches('unseen') },
    { label: 'Extra: searched, though a correct search prunes it', items: branches('extra') },
    { label: 'Missed: skipped, though a correct search needs it', items: branches('missed') },
    { label: 'The way to where they part', items: difference === undefined ? [] : difference.path },
    {
      label: 'Window there in a correct search',
      items: difference?.window === undefined ? [] : [windowLabel(difference.window)],
    },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) => ({
      label,
      items: items.slice(0, most),
      more: Math.max(0, items.length - most),
    }));
}
