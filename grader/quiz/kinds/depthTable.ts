import { minimax } from '../../../reference/adversarial/minimax.ts';
import { NoEvaluationError, treeGame, UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { count, formatNumber } from '../../words/numbers.ts';
import { exactOf } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { numberField, numberGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { childrenOf, hasChance, pathTo, rootOf } from '../tree/nodes.ts';
import type { Value } from '../tree/values.ts';
import type { Given, TreeFigure } from '../types.ts';
import { valueIdea, valueReason } from './shared/nodeValues.ts';
import { whereWords } from './shared/treeNodes.ts';

const keys = {
  depths: {
    title: 'a list of depth limits',
    description: 'In plies from the root; a column of the table each.',
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: { title: 'a whole number from 1', type: 'integer', minimum: 1, maximum: 40 },
  },
} as const;
type Question = QuestionOf<'depth-table', typeof keys, 'depths'>;
type TableAsk = Ask<Question, TreeFigure>;

/** `depth-table`: what minimax makes of each move at the root, and of the root, at several depth limits. */
export const depthTable: QuestionKind<Question, TreeFigure> = {
  name: 'depth-table',
  summary: 'values of the moves at the root at several depth limits',
  example: {
    figure: {
      tree: {
        children: [
          { evaluation: 4, children: [3, 7] },
          { evaluation: 6, children: [8, 2] },
        ],
      },
    },
    question: { depths: [1, 2] },
  },
  figures: ['tree'],
  keys,
  required: ['depths'],
  prompt: ({ question: { depths } }) =>
    'A node that is not at the end of the game has its evaluation in brackets. Minimax stops at a depth ' +
    'limit, counted in plies from the root, and takes the evaluation there. What does it make of each ' +
    `move at the root, and of the root, at ${depths.length === 1 ? 'this limit' : 'each limit'}?`,
  fields: (ask) =>
    cellsOf(ask).map(({ node, depth }) =>
      numberField(`${node.id}.${depth}`, `Depth ${depth}: value ${whereWords(node).replace('at ', 'of ')}`),
    ),
  look: (ask, _world, at) => {
    const cell = cellsOf(ask)[at];
    return cell === undefined
      ? ''
      : `Cover all that is more than ${count(cell.depth, 'ply', 'plies')} below the root. What is left of ` +
          `${cell.node.id}?`;
  },
  idea: ({ figure }) =>
    'A node at the depth limit is worth its evaluation, whatever is below it; where the game ends earlier, ' +
    `its utility counts. ${valueIdea(figure.tree)}`,
  because: (ask, _world, at) => {
    const { tree } = ask.figure;
    const cell = cellsOf(ask)[at];
    if (cell === undefined) return '';
    const { node, depth } = cell;
    if (node.children.length === 0) return `The game ends at ${node.id}, whatever the limit.`;
    if (plyOf(tree, node) === depth)
      return `The search stops at ${node.id}, whose evaluation is ${formatNumber(node.evaluation ?? NaN)}.`;
    return valueReason(tree, valuesTo(tree, depth), node.index);
  },
  answer: (ask) => answersBy(ask, (depth) => valuesTo(ask.figure.tree, depth)),
  slips: [
    {
      id: 'searched-to-the-end',
      title: 'The depth limit was not kept',
      words: 'At the depth limit the search stops and takes the evaluation, though the game goes on.',
      answer: (ask) => answersBy(ask, () => valuesTo(ask.figure.tree, Infinity)),
    },
    {
      id: 'one-ply-deeper',
      title: 'The search went one ply too deep',
      words: 'Depth is counted from the root: at depth 1, the children of the root are evaluated.',
      answer: (ask) => answersBy(ask, (depth) => valuesTo(ask.figure.tree, depth + 1)),
    },
    {
      id: 'one-ply-short',
      title: 'The search stopped one ply too early',
      words: 'Depth is counted from the root: at depth 1, the children of the root are evaluated.',
      answer: (ask) => answersBy(ask, (depth) => valuesTo(ask.figure.tree, Math.max(1, depth - 1))),
    },
  ],
};

/** A node, and the limit at which its value is asked for. */
interface Cell {
  readonly node: TreeNode;
  readonly depth: number;
}

/** Column by column, the root last. */
function cellsOf({ question: { depths }, figure: { tree } }: TableAsk): Cell[] {
  if (tree.players !== null || hasChance(tree))
    throw new QuestionError('figure', 'a tree of others than MAX and MIN', 'a tree of MAX and MIN alone');
  const root = rootOf(tree);
  return depths.flatMap((depth) => [...childrenOf(tree, root), root].map((node): Cell => ({ node, depth })));
}

const plyOf = (tree: Tree, { index }: TreeNode): number => pathTo(tree, index).length - 1;

const answersBy = (
  ask: TableAsk,
  valuesAt: (depth: number) => readonly (readonly Exact[] | null)[],
): (Given | null)[] =>
  cellsOf(ask).map(({ node, depth }) => {
    const [value] = valuesAt(depth)[node.index] ?? [];
    return value === undefined ? null : numberGiven(value);
  });

/** By node, as minimax has it that stops so many plies below the root; null for nodes below that. */
function valuesTo(tree: Tree, depth: number): (Value | null)[] {
  const game = treeGame(tree);
  try {
    return tree.nodes.map((node) => {
      const left = depth - plyOf(tree, node);
      return left < 0 ? null : [exactOf(minimax(game, node.index, { depth: left }).value)];
    });
  } catch (error) {
    if (error instanceof NoEvaluationError || error instanceof UnknownLeafError)
      throw new QuestionError('depths', String(depth), `a limit at which all is known: ${error.message}`);
    throw error;
  }
}
