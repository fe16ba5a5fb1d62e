import { conflicts } from '../../../reference/problems/nQueens.ts';
import { choiceField, choiceGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { BoardFigure } from '../types.ts';
import { bestSteps, climbFrom } from './shared/boards.ts';

const keys = {} as const;
type Question = QuestionOf<'local-maximum', typeof keys>;

const STANDING = {
  better: 'some successor is better',
  'local-maximum': 'a local maximum: every successor is worse',
  plateau: 'on a plateau: none is better, some are equal',
  solution: 'a global maximum: h is 0',
} as const;

/** `local-maximum`: how a board stands among its successors, the objective being −h. */
export const localMaximum: QuestionKind<Question, BoardFigure> = {
  name: 'local-maximum',
  summary: 'how a board stands among its successors',
  example: { figure: { board: [1, 2, 0, 3] }, question: {} },
  figures: ['board'],
  keys,
  prompt: () => 'The objective is −h. How does this board stand among its successors?',
  fields: () => [
    choiceField(
      '',
      'The board is',
      Object.entries(STANDING).map(([value, text]) => ({ value, text })),
    ),
  ],
  look: () => 'Compare h now with the lowest h that one move reaches.',
  idea: () =>
    'The objective is −h, so a successor is better where its h is lower. What counts is the best of all ' +
    'successors: better, worse, or as good.',
  because: ({ figure: { rows } }) =>
    `h is ${conflicts(rows)}, and the lowest among the successors is ${bestSteps(rows).cost}.`,
  answer: ({ figure }) => [choiceGiven(standingOf(figure.rows))],
  run: ({ figure }) => climbFrom(figure.rows),
};

function standingOf(rows: readonly number[]): keyof typeof STANDING {
  const now = conflicts(rows);
  const best = bestSteps(rows).cost;
  if (now === 0) return 'solution';
  if (best === now) return 'plateau';
  return best < now ? 'better' : 'local-maximum';
}
