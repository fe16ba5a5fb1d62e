import type { Tree } from '../../../reference/games/tree.ts';
import { cutWords } from '../../words/quiz/cutWords.ts';
import { formatNumber } from '../../words/numbers.ts';
import { choiceField, choiceGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import { searchByHand } from '../tree/search.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { TreeFigure } from '../types.ts';
import { what } from './shared/keys.ts';
import { hasChance, labelsOf, rootOf } from '../tree/nodes.ts';

const keys = {
  change: {
    title: 'a change of all utilities',
    description: 'The other scale.',
    type: 'object',
    properties: {
      by: {
        title: 'a change',
        description: 'double multiplies by the amount (2 if left out), add adds it.',
        type: 'string',
        enum: ['double', 'add', 'negate', 'square', 'cube', 'root'],
      },
      amount: {
        title: 'a number',
        description: 'Factor or summand, for double and add. Left out, it is 2.',
        type: 'number',
        default: 2,
      },
    },
    required: ['by'],
    additionalProperties: false,
  },
  ...what(['best-action', 'pruned'], 'best-action or pruned'),
} as const;
type Question = QuestionOf<'utilities', typeof keys, 'change'>;
type Change = Question['change'];

/** `utilities`: does another scale of utilities change which moves are best, or which leaves are pruned? */
export const utilities: QuestionKind<Question, TreeFigure> = {
  name: 'utilities',
  summary: 'whether another scale of utilities changes best moves, or pruning',
  example: {
    figure: {
      tree: [
        [3, -2],
        [1, 2],
      ],
    },
    question: { change: { by: 'square' } },
  },
  figures: ['tree'],
  keys,
  required: ['change'],
  search: 'any',
  prompt: ({ question }) => {
    const about =
      question.what === 'pruned'
        ? `which leaves alpha–beta prunes (it cuts ${cutWords(question.how.cut)})`
        : 'which moves are best at the root';
    return `Suppose ${changeWords(question.change)}. Does that change ${about}?`;
  },
  fields: () => [
    choiceField('', 'Does it change?', [
      { value: 'yes', text: 'yes' },
      { value: 'no', text: 'no' },
    ]),
  ],
  look: ({ question }) =>
    question.what === 'pruned'
      ? 'Prune the tree with the new utilities, and compare.'
      : 'Work out the best moves with the new utilities, and compare.',
  idea: ({ figure: { tree } }) =>
    'MAX and MIN only compare, so a change that keeps the order of all leaves keeps what they do.' +
    (hasChance(tree) ? ' A mean keeps its order only where all utilities are stretched or moved alike.' : ''),
  because: ({ question, figure: { tree } }) => {
    const [before, after] = [outcomeOf(tree, question), outcomeOf(changed(tree, question.change), question)];
    const about = question.what === 'pruned' ? 'Evaluated' : 'Best';
    return `${about} before: ${before.join(', ')}; after: ${after.join(', ')}.`;
  },
  answer: ({ question, figure: { tree } }) => {
    const [before, after] = [outcomeOf(tree, question), outcomeOf(changed(tree, question.change), question)];
    return [choiceGiven(before.join() === after.join() ? 'no' : 'yes')];
  },
};

/** Labels of what the question asks about: the leaves evaluated, or the best moves. */
function outcomeOf(tree: Tree, { what: about, how }: Question): readonly string[] {
  if (about === 'pruned') return labelsOf(tree, searchByHand(tree, how).evaluated);
  const { children } = rootOf(tree);
  return labelsOf(
    tree,
    bestChildren(tree, exactValues(tree)).flatMap((place) => children[place] ?? []),
  );
}

function changeWords({ by, amount }: Change): string {
  const each = 'every utility';
  switch (by) {
    case 'double':
      return `${each} is multiplied by ${formatNumber(amount)}`;
    case 'add':
      return `${formatNumber(amount)} is added to ${each}`;
    case 'negate':
      return `the sign of ${each} is changed`;
    case 'square':
      return `${each} is squared`;
    case 'cube':
      return `${each} is cubed`;
    case 'root':
      return `the square root of ${each} is taken`;
  }
}

function changed(tree: Tree, change: Change): Tree {
  return {
    ...tree,
    bounds: tree.bounds === null ? null : changedBounds(tree.bounds, change),
    nodes: tree.nodes.map((node) =>
      node.value === null ? node : { ...node, value: apply(node.value, change) },
    ),
  };
}

function changedBounds([low, high]: readonly [number, number], change: Change): [number, number] {
  const [a, b] = [apply(low, change), apply(high, change)];
  return [Math.min(a, b), Math.max(a, b)];
}

function apply(value: number, { by, amount }: Change): number {
  switch (by) {
    case 'double':
      return value * amount;
    case 'add':
      return value + amount;
    case 'negate':
      return 0 - value;
    case 'square':
      return value * value;
    case 'cube':
      return value * value * value;
    case 'root':
      if (value < 0)
        throw new QuestionError('change.by', `"root" of ${value}`, 'utilities that are not negative');
      return Math.sqrt(value);
  }
}
