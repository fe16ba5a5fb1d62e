import { climb } from '../../../reference/problems/landscape.ts';
import { conflicts } from '../../../reference/problems/nQueens.ts';
import { areSameSet, nodesField, nodesGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import { LABEL_REF } from '../question/optionSchema.ts';
import type { AnswerRun, BoardFigure, LandscapeFigure } from '../types.ts';
import type { Random } from '../../../reference/random.ts';
import { bestSteps, climbFrom } from './shared/boards.ts';
import { WHICH } from './shared/keys.ts';
import { heightsReason, placeNamed, placesOf } from './shared/places.ts';

const keys = {
  place: {
    title: 'the label of a place',
    description: 'Where the climb stands. Needed on a landscape, of no use on a board.',
    $ref: LABEL_REF,
  },
  ...WHICH,
} as const;
type Question = QuestionOf<'next-state', typeof keys>;

/** `next-state`: where steepest-ascent hill climbing may go. Where nothing is better it stays. */
export const nextState: QuestionKind<Question, BoardFigure | LandscapeFigure> = {
  name: 'next-state',
  summary: 'where steepest-ascent hill climbing may go in one step',
  example: { figure: { landscape: [1, 3, 5, 4] }, question: { place: 'B' } },
  figures: ['board', 'landscape'],
  keys,
  prompt: ({ question, figure }) => {
    if (figure.kind === 'board')
      return (
        'Give a board that steepest-ascent hill climbing may reach in one step: the row of the ' +
        'queen in each column, from the left, rows from 0. If it stays, give the board as it is.'
      );
    const where =
      question.which === 'all' ? 'To which places may it go next' : 'To which place does it go next';
    return (
      `Steepest-ascent hill climbing stands at ${placeNamed(figure, question.place).label}. ` +
      `${where}, or does it stay?`
    );
  },
  fields: ({ question, figure }) => {
    if (figure.kind === 'board') {
      const { length } = figure.rows;
      return [{ key: '', label: 'Rows by column', type: 'digits', length, low: 0, high: length - 1 }];
    }
    return [
      nodesField('Next place', placesOf(figure), { single: question.which !== 'all', none: 'It stays' }),
    ];
  },
  look: ({ question, figure }) =>
    figure.kind === 'board'
      ? 'One queen moves within its column, or none does. Compare h for every such square.'
      : heightsReason(figure, placeNamed(figure, question.place).index),
  idea: () =>
    'Steepest ascent looks at all successors and goes to one of the best, but only if that is better than ' +
    'where it stands; else it stays.',
  because: ({ question, figure }) =>
    figure.kind === 'board'
      ? `h is ${conflicts(figure.rows)} now, and ${bestSteps(figure.rows).cost} after the best moves.`
      : heightsReason(figure, placeNamed(figure, question.place).index),
  answer: ({ question, figure }) => {
    if (figure.kind === 'board') return [{ type: 'digits', digits: boardsAfter(figure)[0] ?? figure.rows }];
    const next = placesAfter(question, figure);
    return [nodesGiven(question.which === 'all' ? next : next.slice(0, 1))];
  },
  accepts: ({ question, figure }, _world, _at, given) => {
    if (figure.kind === 'board')
      return (
        given.type === 'digits' &&
        boardsAfter(figure).some((board) => board.every((row, column) => row === given.digits[column]))
      );
    if (given.type !== 'nodes') return false;
    const next = placesAfter(question, figure);
    if (question.which === 'all' || next.length === 0) return areSameSet(given.nodes, next);
    const [only, ...others] = given.nodes;
    return only !== undefined && others.length === 0 && next.includes(only);
  },
  allRight: ({ question, figure }) =>
    figure.kind === 'board'
      ? boardsAfter(figure).map((board) => ({ type: 'digits', digits: board }))
      : placesAfter(question, figure).map((place) => nodesGiven([place])),
  run: ({ question, figure }) =>
    figure.kind === 'board'
      ? climbFrom(figure.rows)
      : climbOver(figure, placeNamed(figure, question.place).index),
  vary: ({ figure }, random) => (figure.kind === 'board' ? {} : { place: placeToClimb(figure, random) }),
};

function boardsAfter({ rows }: BoardFigure): readonly (readonly number[])[] {
  const best = bestSteps(rows);
  return best.cost < conflicts(rows) ? best.boards : [rows];
}

const placesAfter = ({ place }: Question, figure: LandscapeFigure): number[] =>
  bestPlaces(figure, placeNamed(figure, place).index);

function climbOver(figure: LandscapeFigure, start: number): AnswerRun {
  const places = [start];
  for (let [next] = bestPlaces(figure, start); next !== undefined; [next] = bestPlaces(figure, next))
    places.push(next);
  return { kind: 'places', places };
}

/** Where steepest ascent may go from a place; nowhere at a maximum. */
function bestPlaces(figure: LandscapeFigure, at: number): number[] {
  const problem = climb(figure.landscape, at);
  const around = problem.neighbours(at);
  const most = Math.max(...around.map((next) => problem.value(next)));
  return most > problem.value(at) ? around.filter((next) => problem.value(next) === most) : [];
}

/** Mostly a place from which a climb goes on: at few of them it stays. */
function placeToClimb({ landscape, places }: LandscapeFigure, random: Random): string {
  const stays = (at: number): boolean => {
    const problem = climb(landscape, at);
    return problem.neighbours(at).every((next) => problem.value(next) <= problem.value(at));
  };
  let at = random.integer(0, places.length - 1);
  for (let tries = 0; tries < 3 && stays(at); tries += 1) at = random.integer(0, places.length - 1);
  return places[at] ?? '';
}
