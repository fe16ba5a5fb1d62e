import type { TreeNode } from '../../../reference/games/tree.ts';
import { columns } from '../../picture/columns.ts';
import { element, px, svg, svgText } from '../../picture/markup.ts';
import { formatNumber } from '../../words/numbers.ts';
import { isNamed } from '../../picture/treeLabels.ts';
import { BOX, layOutTree, LEVEL, SHAPE } from '../../picture/treeLayout.ts';
import type { Place } from '../../picture/treeLayout.ts';
import { strike, strikesDown } from '../../picture/treeEdges.ts';
import { shorten } from '../../picture/visible.ts';
import { isLeaf } from '../tree/nodes.ts';
import type { TreeFigure } from '../types.ts';
import { bareModel } from './bareModel.ts';
import { nodeShape } from '../../picture/nodeShape.ts';
import { evaluationText, leafText, treeInWords } from './treeInWords.ts';

/** What is written at the nodes of a drawn tree. */
export interface Written {
  /** Beside an inner node, such as `[3, 14]`; empty for nothing. */
  readonly notes?: ReadonlyMap<number, string>;
  /** Nodes that are struck out. */
  readonly struck?: ReadonlySet<number>;
  /** The leaf that a step is about. */
  readonly here?: number;
  /** Whether branches can be marked by a click; each is a group that names its node. */
  readonly marks?: boolean;
}

const CHARACTER = 8.1;
const SMALL = 6.7;
const DOWN = 0.62;

/**
 * A quiz's tree, drawn without a single answer: labels, players, leaf values, and what is to be written at
 * the nodes.
 */
export function quizTreeSvg(figure: TreeFigure, written: Written = {}): string {
  const { tree } = figure;
  const model = bareModel(figure);
  const places = layOutTree(model, (index) => {
    const node = tree.nodes[index];
    if (node === undefined) return 0;
    const lines = edgeLines(figure, node).map((line) => columns(line) * SMALL);
    return Math.max(2 * reach(figure, node, written), Math.max(...lines) / DOWN - 4);
  });
  const all = [...places].flatMap(([index, place]) => {
    const node = tree.nodes[index];
    return node === undefined ? [] : [{ node, place, above: places.get(node.parent) }];
  });
  const ends = all.map(({ node, place }) => ({ x: place.x, half: reach(figure, node, written) }));
  const left = ends.reduce((least, { x, half }) => Math.min(least, x - half), Infinity) - 12;
  const right = ends.reduce((most, { x, half }) => Math.max(most, x + half), -Infinity) + 12;
  const bottom = all.reduce((most, { place }) => Math.max(most, place.y), 0) + 40;
  const top = -SHAPE - 14;
  const frame = {
    title: `Game tree: ${tree.title}`,
    description: treeInWords(figure),
    left,
    top,
    width: Math.max(right - left, 120),
    height: bottom - top,
  };
  const down = strikesDown(model, places);
  const below = all.flatMap(({ node, place, above }) =>
    above === undefined ? [] : [{ node, place, above }],
  );
  return svg(
    frame,
    [
      ...below.map(({ node, place, above }) => branch(node, above, place, down(node.ply), written)),
      ...below.map(({ node, place, above }) => edgeText(figure, node, above, place)),
      ...all.map(({ node, place }) => nodeGroup(figure, node, place, written)),
    ].join(''),
  );
}

const nameAt = ({ labels }: TreeFigure, node: TreeNode): string =>
  labels === 'nodes' && isNamed(node.id) ? shorten(node.id, 14) : '';

function edgeLines({ tree, labels }: TreeFigure, node: TreeNode): [string, string] {
  const isOutcome = tree.nodes[node.parent]?.player === 'chance';
  const rounded = Number(node.probability.toPrecision(3));
  const action =
    labels === 'edges' ? (node.parent < 0 ? '' : node.id) : /^\d+$/.test(node.action) ? '' : node.action;
  return [
    shorten(action, 14),
    isOutcome ? `${rounded === node.probability ? '' : '≈'}${formatNumber(rounded)}` : '',
  ];
}

const boxHalf = (node: TreeNode): number => Math.max(15, (columns(leafText(node)) * CHARACTER) / 2 + 7);

function reach(figure: TreeFigure, node: TreeNode, { notes }: Written): number {
  const name = nameAt(figure, node);
  if (isLeaf(node)) return Math.max(boxHalf(node), (columns(name) * SMALL) / 2);
  const note = notes?.get(node.index) ?? evaluationText(node);
  return SHAPE + 6 + Math.max(columns(name) * CHARACTER, columns(note) * CHARACTER);
}

function branch(node: TreeNode, from: Place, to: Place, down: number, { struck, marks }: Written): string {
  const start = { x: from.x, y: from.y + SHAPE };
  const end = { x: to.x, y: to.y - (isLeaf(node) ? BOX : SHAPE) };
  const d = `M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}`;
  const isStruck = struck?.has(node.index) ?? false;
  const line = element('path', { d, class: `pic-edge${isStruck ? ' pic-pruned' : ''}` });
  const bars =
    isStruck || marks === true
      ? element('path', {
          d: strike(start, end, down),
          class: marks === true ? 'pic-strike quiz-strike' : 'pic-strike',
        })
      : '';
  if (marks !== true) return line + bars;
  return element(
    'g',
    { class: 'quiz-branch', 'data-node': node.id },
    line + element('path', { d, class: 'quiz-hit' }) + bars,
  );
}

function edgeText(figure: TreeFigure, node: TreeNode, from: Place, to: Place): string {
  const [first, second] = edgeLines(figure, node);
  const lines = [first, second].filter((line) => line !== '');
  const x = from.x + (to.x - from.x) * DOWN;
  const y = from.y + LEVEL * DOWN;
  return lines
    .map((line, at) =>
      svgText(
        line,
        x,
        y + (lines.length === 2 ? (at === 0 ? -7 : 6) : 0),
        figure.labels === 'edges' && at === 0 && first !== '' ? 'pic-action quiz-letter' : 'pic-action',
      ),
    )
    .join('');
}

function nodeGroup(figure: TreeFigure, node: TreeNode, { x, y }: Place, written: Written): string {
  const name = nameAt(figure, node);
  const content = isLeaf(node)
    ? [
        written.here === node.index
          ? element('rect', {
              x: x - boxHalf(node) - 5,
              y: y - BOX - 5,
              width: 2 * boxHalf(node) + 10,
              height: 2 * BOX + 10,
              rx: 8,
              class: 'pic-halo',
            })
          : '',
        element('rect', {
          x: x - boxHalf(node),
          y: y - BOX,
          width: 2 * boxHalf(node),
          height: 2 * BOX,
          rx: 4,
          class: 'pic-box',
        }),
        svgText(leafText(node), x, y + 4.5, 'pic-value'),
        svgText(name, x, y + BOX + (written.here === node.index ? 21 : 15), 'pic-word'),
      ]
    : [
        nodeShape(node, x, y),
        svgText(name, x - SHAPE - 4, y + 4, 'pic-name', 'end'),
        svgText(
          written.notes?.get(node.index) ?? evaluationText(node),
          x + SHAPE + 4,
          y + 4,
          'pic-value',
          'start',
        ),
      ];
  const isStruck = written.struck?.has(node.index) ?? false;
  return isStruck ? element('g', { class: 'pic-pruned' }, content.join('')) : content.join('');
}
