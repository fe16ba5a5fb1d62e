import type { Tree } from '../../../reference/games/tree.ts';
import { formatNumber } from '../../words/numbers.ts';
import { searchByHand } from '../tree/search.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { How, Question } from '../types.ts';
import { QuestionError } from './kind.ts';
import type { KindRules } from './kind.ts';
import { cutWords, treeOf } from './trees.ts';

/** `utilities`: does another scale of utilities change which moves are best, or which leaves are pruned? */
export const utilities: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'change', 'what'],
  required: ['change'],
  prompt: (ask) => {
    const what =
      ask.question.what === 'pruned'
        ? `which leaves alpha–beta prunes (it cuts ${cutWords(ask.question.how.cut)})`
        : 'which moves are best at the root';
    return `Suppose ${inWords(ask.question.change!)}. Does that change ${what}?`;
  },
  fields: () => [
    {
      key: '',
      label: 'Does it change?',
      type: 'choice',
      options: [
        { value: 'yes', text: 'yes' },
        { value: 'no', text: 'no' },
      ],
    },
  ],
  answer: (ask) => {
    const tree = treeOf(ask);
    const other = changed(tree, ask.question.change!);
    const tell =
      ask.question.what === 'pruned'
        ? (each: Tree) => looked(each, ask.question.how)
        : (each: Tree) => bestChildren(each, exactValues(each)).join();
    return [{ type: 'choice', chosen: tell(tree) === tell(other) ? 'no' : 'yes' }];
  },
};

const looked = (tree: Tree, how: How): string => searchByHand(tree, how).evaluated.join();

type Change = NonNullable<Question['change']>;

function inWords({ by, amount }: Change): string {
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
    bounds:
      tree.bounds === null
        ? null
        : (tree.bounds.map((bound) => apply(bound, change)).sort((a, b) => a - b) as unknown as [
            number,
            number,
          ]),
    nodes: tree.nodes.map((node) =>
      node.value === null ? node : { ...node, value: apply(node.value, change) },
    ),
  };
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
