import { conflicts } from '../../../reference/problems/nQueens.ts';
import { exactOf } from '../exactNumber.ts';
import { numberGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { PopulationFigure } from '../types.ts';
import { individualFields } from './shared/individuals.ts';
import { count } from '../../words/numbers.ts';

const keys = {} as const;
type Question = QuestionOf<'fitness', typeof keys>;

/** `fitness`: of each individual. */
export const fitness: QuestionKind<Question, PopulationFigure> = {
  name: 'fitness',
  summary: 'how many pairs of queens of each individual do not attack each other',
  example: { figure: { population: ['1302', '0213'] }, question: {} },
  figures: ['population'],
  keys,
  prompt: () =>
    'Each individual is a board: its digits are the rows of the queens, column by column. What ' +
    'is its fitness, the number of pairs of queens that do not attack each other?',
  fields: ({ figure }) => {
    if (figure.measure === 'given')
      throw new QuestionError(
        'figure',
        'a population whose fitness is listed, for all to see',
        'a population without "fitness", so that it is worked out',
      );
    return individualFields(figure, 0, false);
  },
  look: () => 'Look for pairs of equal digits first, then for pairs as far apart in rows as in columns.',
  idea: () =>
    'n queens are n(n − 1) ÷ 2 pairs. Fitness is how many of these do not attack each other, so that more ' +
    'is better.',
  because: ({ figure }, _world, at) => {
    const digits = figure.individuals[at] ?? [];
    const pairs = (digits.length * (digits.length - 1)) / 2;
    return `It has ${count(pairs, 'pair')}, less ${conflicts(digits)} on one row or diagonal.`;
  },
  answer: ({ figure }) => figure.fitness.map(numberGiven),
  learn: ({ figure: { id } }, { local }, at, given) => {
    if (given.type === 'number')
      local.fitness.set(id, new Map(local.fitness.get(id) ?? []).set(at, given.value));
  },
  slips: [
    {
      id: 'attacking-pairs',
      title: 'Pairs that attack each other were counted',
      words:
        'Fitness is to be high for good boards, so it counts the pairs that do not attack each ' +
        'other: 28 for a solution of 8 queens.',
      answer: ({ figure }) => figure.individuals.map((digits) => numberGiven(exactOf(conflicts(digits)))),
    },
  ],
};
