import type { Cut, Returns } from '../../reference/game.ts';
import type { JsonNumber, Solution, SolvedNode } from '../../reference/adversarial/solution.ts';
import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import { count, formatNumber, grouped } from '../words/numbers.ts';
import { isNamed, playerGlyph, playerWord } from '../picture/treeLabels.ts';
import { shorten, visibleLine } from '../picture/visible.ts';
import { cut, wrap } from '../report/wrap.ts';
import { itemAt } from '../types/lookup.ts';

/** One number, or by max-n one a player. */
export type Value = JsonNumber | readonly JsonNumber[];

interface Style {
  readonly algorithm: string;
  readonly convention: Cut;
  readonly returns: Returns;
  readonly depth: number;
  readonly width: number;
}

/** Larger trees are told in numbers and lists; a drawing of them would scroll away the answer. */
const MOST_DRAWN = 60;
/** A list of leaves longer than this is cut; `--json` has all of it. */
const MOST_LISTED = 40;
const LABEL = 18;

/** A solved tree for people: the answer first, then what was looked at and what was not, then the tree. */
export function solveText(tree: Tree, solution: Solution<Value>, style: Style): string {
  const { counts, evaluatedLeaves, prunedLeaves } = solution;
  const line = (label: string, text: string): string[] =>
    wrap(text, style.width - LABEL).map(
      (part, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${part}`,
    );
  const looks = counts.evaluated === evaluatedLeaves.length ? '' : `, ${grouped(counts.evaluated)} looks`;
  return [
    ...wrap(visibleLine(tree.title), style.width),
    ...wrap(howSearched(style), style.width),
    '',
    ...answers(tree, solution).flatMap(({ label, value }) => line(label, value)),
    ...line(
      'Evaluated',
      `${count(evaluatedLeaves.length, 'leaf', 'leaves')}${looks}${listOf(tree, evaluatedLeaves)}`,
    ),
    ...line(
      'Pruned',
      prunedLeaves.length === 0
        ? 'nothing'
        : `${count(prunedLeaves.length, 'leaf', 'leaves')}${listOf(tree, prunedLeaves)}`,
    ),
    ...line('Visited', `${grouped(counts.visited)} of ${count(tree.nodes.length, 'node')}`),
    ...(tree.nodes.length > MOST_DRAWN
      ? []
      : ['', ...drawing(tree, solution).map((text) => cut(text, style.width))]),
  ].join('\n');
}

/** What was asked for. */
export const answers = (
  tree: Tree,
  { value, actions, principalVariation }: Solution<Value>,
): { readonly label: string; readonly value: string }[] => [
  { label: 'Value', value: write(value) },
  {
    label: actions.length === 1 ? 'Best action' : 'Best actions',
    value: actions.length === 0 ? noAction(tree) : actions.map(visibleLine).join(', '),
  },
  { label: 'Best line', value: principalVariation.map(visibleLine).join(' → ') },
];

/** The search in a few words. */
export function howSearched({ algorithm, convention, returns, depth }: Omit<Style, 'width'>): string {
  const how = algorithm === 'alpha-beta' ? `alpha-beta, ${convention} cuts, ${returns}` : algorithm;
  return depth === Infinity ? how : `${how}, to depth ${depth}`;
}

/** Ids where the nodes are many or named, else their values would do; both where there is room. */
function listOf(tree: Tree, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const values = new Map(tree.nodes.map((node) => [node.id, node.utility ?? node.value ?? node.evaluation]));
  const shown = ids.slice(0, MOST_LISTED).map((id) => {
    const value = values.get(id);
    if (value === null || value === undefined) return visibleLine(id);
    return `${visibleLine(id)} ${typeof value === 'number' ? `(${formatNumber(value)})` : tuple(value)}`;
  });
  const more = ids.length > MOST_LISTED ? ` and ${grouped(ids.length - MOST_LISTED)} more` : '';
  return `: ${shown.join(', ')}${more}`;
}

function noAction({ nodes }: Tree): string {
  const root = itemAt(nodes, 0);
  if (root.children.length === 0) return 'none: the game is over at the root';
  return root.player === 'chance' ? 'none: chance moves at the root' : 'none that is known to be best';
}

const fromJson = (value: JsonNumber): number =>
  value === 'inf' ? Infinity : value === '-inf' ? -Infinity : value;
const tuple = (values: readonly number[]): string => `(${values.map(formatNumber).join(', ')})`;
const write = (value: Value): string =>
  typeof value === 'object' ? tuple(value.map(fromJson)) : formatNumber(fromJson(value));

/** One node a line. A branch that was not searched is one line. */
function drawing(tree: Tree, { nodes: solved, leaves }: Solution<Value>): string[] {
  const beyond = new Set(leaves.filter((leaf) => leaf.state === 'beyond-depth').map((leaf) => leaf.id));
  const lines: string[] = [];
  const stack: { readonly index: number; readonly before: string; readonly last: boolean }[] = [
    { index: 0, before: '', last: true },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { index, before, last } = next;
    const node = itemAt(tree.nodes, index);
    const visit = itemAt(solved, index);
    const isRoot = node.parent < 0;
    const branch = `${before}${last ? '└─ ' : '├─ '}${visibleLine(shorten(edge(tree, node), 20))} `;
    lines.push(`${isRoot ? '' : branch}${describe(node, visit)}`);
    const hasSearchedChild = node.children.some((child) => itemAt(solved, child).value !== null);
    const isCut =
      visit.value === null ||
      (!hasSearchedChild && node.children.some((child) => beyond.has(itemAt(tree.nodes, child).id)));
    if (isCut || !hasSearchedChild) continue;
    const below = isRoot ? '' : `${before}${last ? '   ' : '│  '}`;
    const lastChild = node.children.at(-1);
    for (const child of node.children.toReversed())
      stack.push({ index: child, before: below, last: child === lastChild });
  }
  return lines;
}

function edge({ nodes }: Tree, node: TreeNode): string {
  const isOutcome = nodes[node.parent]?.player === 'chance';
  return isOutcome
    ? `${node.action} (${formatNumber(Number(node.probability.toPrecision(3)))})`
    : node.action;
}

function describe(node: TreeNode, { value, bound, alpha, beta, cutoff }: SolvedNode<Value>): string {
  const isLeaf = node.children.length === 0;
  const name = isNamed(node.id) ? visibleLine(shorten(node.id, 24)) : '';
  const head = [isLeaf ? '' : `${playerGlyph(node.player)} ${playerWord(node.player)}`, name]
    .filter((part) => part !== '')
    .join(' ');
  if (value === null)
    return [head, isLeaf && node.value !== null ? `[${formatNumber(node.value)}]` : '', 'pruned']
      .filter((part) => part !== '')
      .join(' ');
  const sign = bound === 'lower' ? '≥ ' : bound === 'upper' ? '≤ ' : '';
  const shown = isLeaf ? `[${write(value)}]` : `${sign}${write(value)}`;
  const window = isLeaf || alpha === null || beta === null ? '' : `  α ${write(alpha)}, β ${write(beta)}`;
  const why =
    cutoff === null
      ? ''
      : `  ${cutoff.by} cutoff, ` +
        `${cutoff.skipped === 0 ? 'nothing left to skip' : `${cutoff.skipped} skipped`}`;
  return `${head} ${shown}${window}${why}`.trimStart();
}
