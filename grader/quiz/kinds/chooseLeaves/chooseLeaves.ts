import { formatNumber } from '../../../words/numbers.ts';
import { exactOf, toNumber } from '../../exactNumber.ts';
import { numberField, numberGiven } from '../../question/fields.ts';
import type { QuestionKind } from '../../question/kind.ts';
import { listOf } from '../../../words/quiz/listOf.ts';
import { searchIdea } from '../shared/treeSearch.ts';
import { treeWorld } from '../../tree/world.ts';
import type { Given, TreeFigure } from '../../types.ts';
import { brokenCondition } from './broken.ts';
import { brokenWords, conditionWords } from './conditionWords.ts';
import { filled, leavesToChoose } from './filled.ts';
import type { ChooseAsk } from './filled.ts';
import { example, offeredFillings } from './fillings.ts';
import { keys } from './keys.ts';
import type { ChooseLeavesQuestion } from './keys.ts';
import { taskOf } from './task.ts';

/**
 * `choose-leaves`: values that make the tree do what is asked. What a student gives is solved, so any that
 * work are right.
 */
export const chooseLeaves: QuestionKind<ChooseLeavesQuestion, TreeFigure> = {
  name: 'choose-leaves',
  summary: 'values for leaves that make the tree do what is asked',
  example: {
    figure: {
      tree: [
        [3, 12, 8],
        [0, 0, 6],
      ],
    },
    question: { leaves: ['L4', 'L5'], so: { pruned: ['L6'], evaluated: ['L5'] } },
  },
  figures: ['tree'],
  keys,
  required: ['leaves', 'so'],
  search: 'pruning',
  optionProblem: ({ range: [low, high] }) =>
    low <= high
      ? null
      : {
          code: 'range-out-of-order',
          key: 'range',
          found: `${low} before ${high}`,
          expected: 'the lowest first',
        },
  prompt: ({ question: { range, leaves, so } }) => {
    const [low, high] = range;
    const numbers = `whole numbers from ${formatNumber(low)} to ${formatNumber(high)}`;
    const conditions = listOf(conditionWords(so), 'and');
    return `Choose ${numbers} for ${listOf(leaves, 'and')} so that ${conditions}.`;
  },
  fields: (ask) => leavesToChoose(ask).map(({ id }) => numberField(id, id)),
  look: ({ question: { leaves } }) =>
    `Put your values for ${listOf(leaves, 'and')} into the tree, and search it from the left.`,
  idea: searchIdea,
  because: ({ question: { so } }) => `So ${listOf(conditionWords(so), 'and')}.`,
  answer: (ask) => example(ask).map((value) => numberGiven(exactOf(value))),
  whyNot: (ask, given) => whyNot(ask, given),
  vary: ({ question: { range, so } }, random) => {
    const [from, high] = range;
    const to = high + random.integer(0, 5);
    const value =
      so.value === undefined ? {} : { value: random.integer(Math.round((from + to) / 2), to - 1) };
    return { range: [from, to], so: { ...so, ...value } };
  },
  offered: offeredFillings,
  task: taskOf,
};

const rangeWords = ([low, high]: readonly [number, number]): string =>
  `a whole number from ${formatNumber(low)} to ${formatNumber(high)}`;

function whyNot(ask: ChooseAsk, given: readonly (Given | null)[]): string | null {
  const { range, so, how } = ask.question;
  const [low, high] = range;
  const values = given.map((each) => (each?.type === 'number' ? toNumber(each.value) : NaN));
  if (values.some(Number.isNaN)) return 'a value is missing';
  const outside = values.find((value) => !Number.isInteger(value) || value < low || value > high);
  if (outside !== undefined) return `${formatNumber(outside)} is not ${rangeWords(range)}`;
  const broken = brokenCondition(treeWorld(filled(ask, values)), so, how);
  return broken === null ? null : brokenWords(broken);
}
