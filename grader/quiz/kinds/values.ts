import type { TreeNode } from '../../../reference/games/tree.ts';
import { playerWord } from '../../picture/treeLabels.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { innerOf } from '../tree/nodes.ts';
import type { TreeFigure } from '../types.ts';
import { NODES } from './shared/keys.ts';
import {
  hasTiedMoves,
  learnValue,
  valueField,
  valueGiven,
  valueIdea,
  valueLook,
  valueReason,
  valueWord,
} from './shared/nodeValues.ts';
import { nodeNamed } from './shared/treeNodes.ts';

const keys = { ...NODES } as const;
type Question = QuestionOf<'values', typeof keys>;

/** `values`: of all inner nodes, or of those listed. */
export const values: QuestionKind<Question, TreeFigure> = {
  name: 'values',
  summary: 'the values of all inner nodes, or of those listed',
  example: {
    figure: {
      levels: ['max', 'chance'],
      tree: [
        [3, 12, 9],
        [2, 4, 6],
      ],
    },
    question: {},
  },
  figures: ['tree'],
  keys,
  shows: 'values',
  prompt: ({ question, figure }) =>
    `Give the ${valueWord(figure.tree)} of ` +
    `${question.nodes === null ? 'every inner node' : 'each node listed'}.`,
  fields: (ask) =>
    nodesOf(ask).map((node) =>
      valueField(ask.figure.tree, node.id, `${node.id} (${playerWord(node.player)})`),
    ),
  look: (ask, _world, at) => {
    const node = nodesOf(ask)[at];
    return node === undefined ? '' : valueLook(ask.figure.tree, node);
  },
  idea: ({ figure }) => valueIdea(figure.tree),
  because: (ask, { tree }, at) => {
    const node = nodesOf(ask)[at];
    return node === undefined ? '' : valueReason(ask.figure.tree, tree.values, node.index);
  },
  answer: (ask, { tree }) => nodesOf(ask).map((node) => valueGiven(tree.values[node.index])),
  learn: (ask, own, at, given) => learnValue(own.tree.values, nodesOf(ask)[at], given),
  // Children before their parents, so that a wrong value is charged once.
  judgingOrder: (ask) =>
    nodesOf(ask)
      .map((node, at) => ({ node, at }))
      .sort((a, b) => b.node.index - a.node.index)
      .map(({ at }) => at),
  isTied: ({ figure: { tree } }) => tree.players !== null && hasTiedMoves(tree),
};

function nodesOf({ question, figure: { tree } }: Ask<Question, TreeFigure>): TreeNode[] {
  return question.nodes === null
    ? innerOf(tree)
    : question.nodes.map((name) => nodeNamed(tree, name, 'nodes'));
}
