import { exactOf } from '../exactNumber.ts';
import { numberField, numberGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { BoardFigure } from '../types.ts';
import { bestSteps, climbFrom } from './shared/boards.ts';
import { conflicts } from '../../../reference/problems/nQueens.ts';

const keys = {} as const;
type Question = QuestionOf<'best-moves', typeof keys>;

/** `best-moves`: the lowest h among the successors, and how many of them have it. */
export const bestMoves: QuestionKind<Question, BoardFigure> = {
  name: 'best-moves',
  summary: 'the lowest h among a board’s successors, and how many have it',
  example: { figure: { board: [1, 2, 0, 3] }, question: {} },
  figures: ['board'],
  keys,
  prompt: () =>
    'A move puts one queen on another square of its column. What is the lowest h that one move ' +
    'reaches, and how many moves reach it?',
  fields: () => [numberField('h', 'Lowest h'), numberField('moves', 'Number of such moves')],
  look: () => 'Work h out for every other square of each column, with that column’s queen there.',
  idea: () =>
    'There are n(n − 1) moves. The lowest h is that of the best of them; every square that comes to it ' +
    'counts as a move of its own, in whichever column.',
  because: ({ figure: { rows } }) => {
    const [board = rows] = bestSteps(rows).boards;
    return `h is ${conflicts(rows)} now; one of the best moves leads to the rows ${board.join(' ')}.`;
  },
  answer: ({ figure }) => {
    const { cost, boards } = bestSteps(figure.rows);
    return [numberGiven(exactOf(cost)), numberGiven(exactOf(boards.length))];
  },
  run: ({ figure }) => climbFrom(figure.rows),
};
