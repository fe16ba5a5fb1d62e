import type { JsonNumber, JsonValue, Solution, SolvedNode } from '../../reference/adversarial/solution.ts';
import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import { isNamed, playerGlyph, playerWord } from '../picture/treeLabels.ts';
import { shorten, visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { count, formatNumber } from '../words/numbers.ts';

/** One thing that is said of a solved tree. */
export interface SolvedFact {
  readonly label: string;
  readonly value: string;
}

/** What was asked for: the value, the best actions, the line they lead along. */
export const answersOf = (
  tree: Tree,
  { value, actions, principalVariation }: Solution<JsonValue>,
): SolvedFact[] => [
  { label: 'Value', value: writeValue(value) },
  {
    label: actions.length === 1 ? 'Best action' : 'Best actions',
    value: actions.length === 0 ? noAction(tree) : actions.map(visibleLine).join(', '),
  },
  { label: 'Best line', value: principalVariation.map(visibleLine).join(' → ') },
];

/** The same, and how much was looked at. */
export const factsOf = (tree: Tree, solution: Solution<JsonValue>): SolvedFact[] => [
  ...answersOf(tree, solution),
  { label: 'Evaluated', value: count(solution.evaluatedLeaves.length, 'leaf', 'leaves') },
  { label: 'Pruned', value: count(solution.prunedLeaves.length, 'leaf', 'leaves') },
];

/** The search in a few words. */
export function howSearched(search: AnyTreeSearch): string {
  const { algorithm, depth } = search;
  const how = algorithm === 'alpha-beta' ? `alpha-beta, ${search.cut} cuts, ${search.returns}` : algorithm;
  return depth === Infinity ? how : `${how}, to depth ${depth}`;
}

export const writeVector = (values: readonly number[]): string => `(${values.map(formatNumber).join(', ')})`;

export const writeValue = (value: JsonValue): string =>
  typeof value === 'object' ? writeVector(value.map(fromJson)) : formatNumber(fromJson(value));

const fromJson = (value: JsonNumber): number =>
  value === 'inf' ? Infinity : value === '-inf' ? -Infinity : value;

function noAction({ nodes }: Tree): string {
  const root = itemAt(nodes, 0);
  if (root.children.length === 0) return 'none: the game is over at the root';
  return root.player === 'chance' ? 'none: chance moves at the root' : 'none that is known to be best';
}

/** A node as the search left it: who moves and what it is worth, the window it came with, why it was left. */
export function standingOf(
  node: TreeNode,
  { value, bound, alpha, beta, cutoff }: SolvedNode<JsonValue>,
): string[] {
  const isLeaf = node.children.length === 0;
  const name = isNamed(node.id) ? visibleLine(shorten(node.id, 24)) : '';
  const mover = isLeaf ? '' : `${playerGlyph(node.player)} ${playerWord(node.player)}`;
  const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
  if (value === null)
    return [
      joined(mover, name, isLeaf && node.value !== null ? `[${formatNumber(node.value)}]` : '', 'pruned'),
    ];
  const sign = bound === 'lower' ? '≥ ' : bound === 'upper' ? '≤ ' : '';
  const shown = isLeaf ? `[${writeValue(value)}]` : `${sign}${writeValue(value)}`;
  const skipped =
    cutoff === null || cutoff.skipped === 0 ? 'nothing left to skip' : `${cutoff.skipped} skipped`;
  return [
    joined(mover, name, shown),
    ...(isLeaf || alpha === null || beta === null ? [] : [`α ${writeValue(alpha)}, β ${writeValue(beta)}`]),
    ...(cutoff === null ? [] : [`${cutoff.by} cutoff, ${skipped}`]),
  ];
}
