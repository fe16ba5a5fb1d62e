import { playerWord } from '../../picture/treeLabels.ts';
import { areSameSet, nodesField, nodesGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, childrenOf } from '../tree/nodes.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { Value } from '../tree/values.ts';
import type { TreeFigure } from '../types.ts';
import { NODE, WHICH } from './shared/keys.ts';
import { nodeNamed, whereWords } from './shared/treeNodes.ts';
import { valueIdea, valueLook, valueReason } from './shared/nodeValues.ts';

const keys = { ...WHICH, ...NODE } as const;
type Question = QuestionOf<'best-action', typeof keys>;

/** `best-action`: all of them, any one, or the first. */
export const bestAction: QuestionKind<Question, TreeFigure> = {
  name: 'best-action',
  summary: 'the best moves at a node: all of them, any one, or the first',
  example: {
    figure: {
      tree: [
        [8, 12],
        [8, 9],
        [5, 11],
      ],
    },
    question: { which: 'all' },
  },
  figures: ['tree'],
  keys,
  shows: 'values',
  prompt: ({ question, figure }) => {
    const node = nodeNamed(figure.tree, question.node, 'node');
    const where = `for ${playerWord(node.player)} ${whereWords(node)}`;
    if (question.which === 'all') return `Which moves are best ${where}? Name all of them.`;
    const first = question.which === 'first' ? ' Of equals, name the first from the left.' : '';
    return `Which move is best ${where}?${first}`;
  },
  fields: ({ question, figure: { tree } }) => {
    const children = childrenOf(tree, nodeNamed(tree, question.node, 'node'));
    const isAll = question.which === 'all';
    return [
      nodesField(
        isAll ? 'Best moves' : 'Best move',
        children.map((child) => candidate(child, 'action')),
        { single: !isAll },
      ),
    ];
  },
  look: ({ question, figure }) => valueLook(figure.tree, nodeNamed(figure.tree, question.node, 'node')),
  idea: ({ figure }) =>
    `${valueIdea(figure.tree)} A best move leads to a child that is worth as much to who moves as the node.`,
  because: ({ question, figure }, { tree }) =>
    valueReason(figure.tree, tree.values, nodeNamed(figure.tree, question.node, 'node').index),
  answer: (ask, { tree }) => {
    const best = bestOf(ask, tree.values);
    if (best.length === 0) return [null];
    return [nodesGiven(ask.question.which === 'all' ? best : best.slice(0, 1))];
  },
  accepts: (ask, { tree }, _at, given) => {
    if (given.type !== 'nodes') return false;
    const best = bestOf(ask, tree.values);
    if (ask.question.which === 'all') return areSameSet(given.nodes, best);
    const [only, ...others] = given.nodes;
    if (only === undefined || others.length > 0) return false;
    return ask.question.which === 'first' ? only === best[0] : best.includes(only);
  },
  isTied: (ask) => bestOf(ask, exactValues(ask.figure.tree)).length > 1,
};

function bestOf({ question, figure: { tree } }: Ask<Question, TreeFigure>, known: readonly (Value | null)[]) {
  const node = nodeNamed(tree, question.node, 'node');
  return bestChildren(tree, known, node.index).flatMap((at) => node.children[at] ?? []);
}
