import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { JsonValue, Solution } from '../../reference/adversarial/solution.ts';
import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import { count, formatNumber, grouped } from '../words/numbers.ts';
import { shorten, visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { answersOf, howSearched, standingOf, writeVector } from './solved.ts';
import { cut, wrap } from './wrap.ts';

/** Larger trees are told in numbers and lists; a drawing of them would scroll away the answer. */
const MOST_DRAWN = 60;
/** A list of leaves longer than this is cut; `--json` has all of it. */
const MOST_LISTED = 40;
const LABEL = 18;

/** A solved tree for people: the answer first, then what was looked at and what was not, then the tree. */
export function solvedText(
  tree: Tree,
  solution: Solution<JsonValue>,
  search: AnyTreeSearch,
  width: number,
): string {
  const { counts, evaluatedLeaves, prunedLeaves } = solution;
  const line = (label: string, text: string): string[] =>
    wrap(text, width - LABEL).map((part, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${part}`);
  const looks = counts.evaluated === evaluatedLeaves.length ? '' : `, ${grouped(counts.evaluated)} looks`;
  return [
    ...wrap(visibleLine(tree.title), width),
    ...wrap(howSearched(search), width),
    '',
    ...answersOf(tree, solution).flatMap(({ label, value }) => line(label, value)),
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
      : ['', ...drawing(tree, solution).map((text) => cut(text, width))]),
  ].join('\n');
}

/** Ids where the nodes are many or named, else their values would do; both where there is room. */
function listOf(tree: Tree, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const values = new Map(
    tree.nodes.map(({ id, utility, value, evaluation }) => [id, utility ?? value ?? evaluation]),
  );
  const shown = ids.slice(0, MOST_LISTED).map((id) => {
    const value = values.get(id);
    if (value === null || value === undefined) return visibleLine(id);
    const written = typeof value === 'number' ? `(${formatNumber(value)})` : writeVector(value);
    return `${visibleLine(id)} ${written}`;
  });
  const more = ids.length > MOST_LISTED ? ` and ${grouped(ids.length - MOST_LISTED)} more` : '';
  return `: ${shown.join(', ')}${more}`;
}

/** One node a line. A branch that was not searched is one line. */
function drawing(tree: Tree, { nodes: solved, leaves }: Solution<JsonValue>): string[] {
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
    lines.push(`${isRoot ? '' : branch}${standingOf(node, visit).join('  ')}`);
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
