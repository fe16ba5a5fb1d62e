import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatBound, leafText } from '../formatTree.ts';

/** What stands at nodes at a step of a search, and which branches are left out there. */
export interface DotMarks {
  readonly now: number;
  readonly values: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, string>;
  readonly looks: ReadonlyMap<number, string>;
  readonly struck: ReadonlySet<number>;
}

const SHAPES: Readonly<Record<string, string>> = { max: 'triangle', min: 'invtriangle', chance: 'circle' };

/**
 * A tree as Graphviz reads it. What a drawing shows are Graphviz's own attributes; what the tree is made of
 * stands beside them, in attributes that Graphviz passes over, and reads back as the same tree, but for where
 * it is from, its bounds and its agents.
 */
export function formatDot(tree: Tree, marks: DotMarks | null = null): string {
  const { nodes, title } = tree;
  return [
    `digraph ${quoted(title)} {`,
    '  node [fontname="sans-serif"];',
    '  edge [fontname="sans-serif", arrowhead=none];',
    ...nodes.map((node) => `  ${quoted(node.id)} [${attributes(nodeAttributes(node, marks))}];`),
    ...nodes.slice(1).map((node) => {
      const above = itemAt(nodes, node.parent);
      const written = attributes(edgeAttributes(node, above, marks));
      return `  ${quoted(above.id)} -> ${quoted(node.id)} [${written}];`;
    }),
    '}',
    '',
  ].join('\n');
}

type Attributes = readonly (readonly [key: string, value: string | null])[];

function nodeAttributes(node: TreeNode, marks: DotMarks | null): Attributes {
  const { index, children, player, evaluation } = node;
  const isLeaf = children.length === 0;
  const own = isLeaf ? leafLabel(node) : '';
  const label = [own, marks?.values.get(index) ?? '', marks?.windows.get(index) ?? ''];
  const isCut = marks?.looks.get(index) === 'cut';
  return [
    ['player', isLeaf ? null : String(player)],
    ['value', isLeaf && node.utility === null ? leafLabel(node) : null],
    ['utility', node.utility === null ? null : node.utility.join(' ')],
    ['evaluation', evaluation === null ? null : String(formatBound(evaluation))],
    ['shape', isLeaf ? 'box' : shapeOf(player)],
    ['label', isLeaf ? own : label.filter((line) => line !== '').join('\n')],
    ['style', isCut ? 'dashed' : null],
    ['penwidth', marks?.now === index ? '3' : null],
  ];
}

const shapeOf = (player: PlayerSpec): string => SHAPES[String(player)] ?? 'square';

function leafLabel({ value, utility }: TreeNode): string {
  return utility === null ? leafText(value) : `(${utility.join(', ')})`;
}

function edgeAttributes(node: TreeNode, above: TreeNode, marks: DotMarks | null): Attributes {
  const { index, action } = node;
  const probability = above.player === 'chance' ? String(node.probability) : null;
  const isStruck = marks?.struck.has(index) ?? false;
  return [
    ['action', action],
    ['probability', probability],
    ['label', probability === null ? action : `${action}\n${probability}`],
    ['style', isStruck ? 'dashed' : null],
    // Two bars across the edge, as on paper.
    ['arrowhead', isStruck ? 'teetee' : null],
  ];
}

const attributes = (all: Attributes): string =>
  all.flatMap(([key, value]) => (value === null ? [] : [`${key}=${quoted(value)}`])).join(', ');

/**
 * In quotes, as DOT has it. A backslash is written by its number, since what it does depends on what stands
 * behind it.
 */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('&', '&amp;')
    .replaceAll('\\', '&#92;')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')}"`;
