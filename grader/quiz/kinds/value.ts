import type { TreeFigure } from '../types.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { innerOf } from '../tree/nodes.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODE } from './shared/keys.ts';
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

const keys = { ...NODE } as const;
type Question = QuestionOf<'value', typeof keys>;

const nodeOf = ({ question, figure }: Ask<Question, TreeFigure>) =>
  nodeNamed(figure.tree, question.node, 'node');

/** `value`: of the root or of any node. */
export const value: QuestionKind<Question, TreeFigure> = {
  name: 'value',
  summary: 'the value of the root or of any node',
  example: {
    figure: EXAMPLE_TREE,
    question: { node: 'B' },
  },
  figures: ['tree'],
  keys,
  shows: 'values',
  prompt: (ask) => {
    const node = nodeOf(ask);
    const which = node.parent < 0 ? 'the root' : `node ${node.id}`;
    return `What is the ${valueWord(ask.figure.tree)} of ${which}?`;
  },
  fields: (ask) => [valueField(ask.figure.tree, '', `Value of ${nodeOf(ask).id}`)],
  look: (ask) => valueLook(ask.figure.tree, nodeOf(ask)),
  idea: ({ figure }) => valueIdea(figure.tree),
  because: (ask, { tree }) => valueReason(ask.figure.tree, tree.values, nodeOf(ask).index),
  answer: (ask, { tree }) => [valueGiven(tree.values[nodeOf(ask).index])],
  learn: (ask, own, _at, given) => learnValue(own.tree.values, nodeOf(ask), given),
  vary: ({ question, figure: { tree } }, random) => {
    const below = innerOf(tree).filter(({ parent }) => parent >= 0);
    return question.node === null || below.length === 0 ? {} : { node: random.choice(below).id };
  },
  isTied: ({ figure: { tree } }) => tree.players !== null && hasTiedMoves(tree),
};
