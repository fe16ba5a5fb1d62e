import { conflicts } from '../../../reference/problems/nQueens.ts';
import { exactOf } from '../exactNumber.ts';
import { numberField, numberGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { BoardFigure } from '../types.ts';

const keys = {} as const;
type Question = QuestionOf<'cost', typeof keys>;

/** Numbers that squares on one row, or on one diagonal, have in common. */
const LINES = [
  (row: number) => row,
  (row: number, column: number) => row - column,
  (row: number, column: number) => row + column,
] as const;

/** `cost`: pairs of queens that attack each other. */
export const cost: QuestionKind<Question, BoardFigure> = {
  name: 'cost',
  summary: 'how many pairs of queens attack each other on a board',
  example: { figure: { board: [1, 2, 0, 3] }, question: {} },
  figures: ['board'],
  keys,
  prompt: () =>
    'What is h, the number of pairs of queens that attack each other, directly or through another queen?',
  fields: () => [numberField('', 'h')],
  look: () => 'Count the pairs on rows first, then those on falling diagonals, then those on rising ones.',
  idea: () =>
    'Each pair counts once, whatever stands between the two: k queens on one line are k(k − 1) ÷ 2 pairs.',
  because: ({ figure: { rows } }) => {
    const [level, falling, rising] = LINES.map((line) => pairsAlong(rows, line));
    return `On rows there are ${level}, on falling diagonals ${falling}, on rising ones ${rising}.`;
  },
  answer: ({ figure }) => [numberGiven(exactOf(conflicts(figure.rows)))],
  slips: [
    {
      id: 'direct-attacks-only',
      title: 'Pairs with a queen between them were left out',
      words: 'h counts every pair on one row or diagonal, also where another queen stands between the two.',
      answer: ({ figure }) => [numberGiven(exactOf(pairsInSight(figure.rows)))],
    },
    {
      id: 'rows-only',
      title: 'Only rows were looked at',
      words: 'Queens attack each other along diagonals too.',
      answer: ({ figure }) => [numberGiven(exactOf(pairsAlong(figure.rows, LINES[0])))],
    },
  ],
};

/** Pairs on one line with no queen between them. */
function pairsInSight(rows: readonly number[]): number {
  return LINES.reduce((sum, line) => sum + rows.length - new Set(rows.map(line)).size, 0);
}

/** Pairs on one line, whatever is between them. */
const pairsAlong = (rows: readonly number[], line: (row: number, column: number) => number): number =>
  rows.reduce(
    (sum, row, column) =>
      sum + rows.slice(0, column).filter((other, before) => line(other, before) === line(row, column)).length,
    0,
  );
