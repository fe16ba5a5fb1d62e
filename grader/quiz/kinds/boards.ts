import { climb } from '../../../reference/problems/landscape.ts';
import { FEATURES, featureMap } from '../../../reference/problems/landscapeFeatures.ts';
import { conflicts, queenNeighbours } from '../../../reference/problems/nQueens.ts';
import { oneOf, quote } from '../../words/found.ts';
import { exactOf } from '../exact.ts';
import type { BoardFigure, Candidate, Given, LandscapeFigure } from '../types.ts';
import { QuestionError } from './kind.ts';
import type { Ask, KindRules } from './kind.ts';

const boardOf = ({ figure, question }: Ask): BoardFigure => {
  if (figure?.kind !== 'board')
    throw new QuestionError(
      'figure',
      'another figure',
      `a board, for a question of kind ${quote(question.kind)}`,
    );
  return figure;
};
const landscapeOf = ({ figure, question }: Ask): LandscapeFigure => {
  if (figure?.kind !== 'landscape')
    throw new QuestionError(
      'figure',
      'another figure',
      `a landscape, for a question of kind ${quote(question.kind)}`,
    );
  return figure;
};

/** Boards one step away with the fewest pairs, if that is fewer than now. */
function bestSteps(rows: readonly number[]): {
  readonly cost: number;
  readonly boards: readonly (readonly number[])[];
} {
  let cost = Infinity;
  let boards: (readonly number[])[] = [];
  for (const board of queenNeighbours(rows)) {
    const pairs = conflicts(board);
    if (pairs < cost) [cost, boards] = [pairs, [board]];
    else if (pairs === cost) boards.push(board);
  }
  return { cost, boards };
}

/** `cost`: pairs of queens that attack each other. */
export const cost: KindRules = {
  figures: ['board'],
  keys: [],
  prompt: () =>
    'What is h, the number of pairs of queens that attack each other, directly or through another queen?',
  fields: () => [{ key: '', label: 'h', type: 'number', tolerance: 0, percent: false }],
  answer: (ask) => [{ type: 'number', value: exactOf(conflicts(boardOf(ask).rows)) }],
  slips: [
    {
      id: 'direct-attacks-only',
      title: 'Pairs with a queen between them were left out',
      says: 'h counts every pair on one row or diagonal, also where another queen stands between the two.',
      answer: (ask) => [{ type: 'number', value: exactOf(neighboursInSight(boardOf(ask).rows)) }],
    },
    {
      id: 'rows-only',
      title: 'Only rows were looked at',
      says: 'Queens attack each other along diagonals too.',
      answer: (ask) => [{ type: 'number', value: exactOf(onRows(boardOf(ask).rows)) }],
    },
  ],
};

/** Pairs on one line with no queen between them. */
function neighboursInSight(rows: readonly number[]): number {
  const lines = [
    (column: number) => `row ${rows[column]!}`,
    (column: number) => `fall ${rows[column]! - column}`,
    (column: number) => `rise ${rows[column]! + column}`,
  ];
  return lines.reduce(
    (sum, line) => sum + rows.length - new Set(rows.map((_, column) => line(column))).size,
    0,
  );
}

function onRows(rows: readonly number[]): number {
  return rows.reduce(
    (sum, row, column) => sum + rows.slice(0, column).filter((other) => other === row).length,
    0,
  );
}

/** `best-moves`: the lowest h among the successors, and how many of them have it. */
export const bestMoves: KindRules = {
  figures: ['board'],
  keys: [],
  prompt: () =>
    'A move puts one queen on another square of its column. What is the lowest h that one move reaches, and how many moves reach it?',
  fields: () => [
    { key: 'h', label: 'Lowest h', type: 'number', tolerance: 0, percent: false },
    { key: 'moves', label: 'Number of such moves', type: 'number', tolerance: 0, percent: false },
  ],
  answer: (ask) => {
    const best = bestSteps(boardOf(ask).rows);
    return [
      { type: 'number', value: exactOf(best.cost) },
      { type: 'number', value: exactOf(best.boards.length) },
    ];
  },
};

/** `next-state`: where steepest-ascent hill climbing may go. Where nothing is better it stays. */
export const nextState: KindRules = {
  figures: ['board', 'landscape'],
  keys: ['place', 'which'],
  prompt: (ask) =>
    ask.figure?.kind === 'board'
      ? 'Give a board that steepest-ascent hill climbing may reach in one step: the row of the queen in each column, from the left, rows from 0. If it stays, give the board as it is.'
      : `Steepest-ascent hill climbing stands at ${placeOf(ask).label}. ${ask.question.which === 'all' ? 'Where may it go next? Name every such place' : 'Where does it go next? Name one place'}, or “none” if it stays.`,
  fields: (ask) => {
    if (ask.figure?.kind === 'board') {
      const n = ask.figure.rows.length;
      return [{ key: '', label: 'Rows by column', type: 'digits', length: n, low: 0, high: n - 1 }];
    }
    return [
      {
        key: '',
        label: 'Next place',
        type: 'nodes',
        among: places(ask),
        ordered: false,
        single: ask.question.which !== 'all',
        ranges: false,
        below: null,
      },
    ];
  },
  answer: (ask) => {
    if (ask.figure?.kind === 'board') return [{ type: 'digits', digits: stepsFrom(ask.figure)[0]! }];
    const next = climbsTo(ask);
    return [{ type: 'nodes', nodes: ask.question.which === 'all' ? next : next.slice(0, 1) }];
  },
  accepts: (ask, _world, _at, given) => {
    if (ask.figure?.kind === 'board')
      return (
        given.type === 'digits' &&
        stepsFrom(ask.figure).some((board) => board.every((row, column) => row === given.digits[column]))
      );
    if (given.type !== 'nodes') return false;
    const next = climbsTo(ask);
    if (ask.question.which === 'all' || next.length === 0)
      return given.nodes.length === next.length && given.nodes.every((place) => next.includes(place));
    return given.nodes.length === 1 && next.includes(given.nodes[0]!);
  },
};

function stepsFrom({ rows }: BoardFigure): readonly (readonly number[])[] {
  const best = bestSteps(rows);
  return best.cost < conflicts(rows) ? best.boards : [rows];
}

function climbsTo(ask: Ask): number[] {
  const { landscape } = landscapeOf(ask);
  const at = placeOf(ask).index;
  const problem = climb(landscape, at);
  const around = problem.neighbours(at);
  const most = Math.max(...around.map((place) => problem.value(place)));
  return most > problem.value(at) ? around.filter((place) => problem.value(place) === most) : [];
}

const places = (ask: Ask): Candidate[] =>
  landscapeOf(ask).places.map((label, index) => ({ index, label, alias: '' }));

function placeOf(ask: Ask, name: string | null = ask.question.place): Candidate {
  const found = places(ask).find(({ label }) => label === name);
  if (found === undefined)
    throw new QuestionError(
      'place',
      name === null ? 'no place' : quote(name),
      `a place of the landscape: ${oneOf(
        places(ask)
          .slice(0, 12)
          .map(({ label }) => label),
      )}${places(ask).length > 12 ? ' …' : ''}`,
    );
  return found;
}

const STANDING = [
  { value: 'better', text: 'some successor is better' },
  { value: 'local-maximum', text: 'a local maximum: every successor is worse' },
  { value: 'plateau', text: 'on a plateau: none is better, some are equal' },
  { value: 'solution', text: 'a global maximum: h is 0' },
] as const;

/** `local-maximum`: how a board stands among its successors, the objective being −h. */
export const localMaximum: KindRules = {
  figures: ['board'],
  keys: [],
  prompt: () => 'The objective is −h. How does this board stand among its successors?',
  fields: () => [{ key: '', label: 'The board is', type: 'choice', options: STANDING }],
  answer: (ask): Given[] => {
    const { rows } = boardOf(ask);
    const now = conflicts(rows);
    const best = bestSteps(rows).cost;
    return [
      {
        type: 'choice',
        chosen: now === 0 ? 'solution' : best < now ? 'better' : best === now ? 'plateau' : 'local-maximum',
      },
    ];
  },
};

const FEATURE_WORDS: Readonly<Record<(typeof FEATURES)[number], string>> = {
  slope: 'a slope',
  shoulder: 'a shoulder',
  'local-maximum': 'a local maximum',
  'flat-local-maximum': 'a flat local maximum',
  'global-maximum': 'a global maximum',
};

/** `feature`: what a place of a landscape is. */
export const feature: KindRules = {
  figures: ['landscape'],
  keys: ['places'],
  required: ['places'],
  prompt: (ask) =>
    `What is each of these places${landscapeOf(ask).landscape.height > 1 ? ', where a step leads left, right, up or down' : ''}?`,
  fields: (ask) =>
    ask.question.places.map((name) => ({
      key: placeOf(ask, name).label,
      label: `${name} is`,
      type: 'choice',
      options: FEATURES.map((each) => ({ value: each, text: FEATURE_WORDS[each] })),
    })),
  answer: (ask) => {
    const map = featureMap(landscapeOf(ask).landscape);
    return ask.question.places.map((name) => ({ type: 'choice', chosen: map[placeOf(ask, name).index]! }));
  },
};
