import { attackingPairs, moveWords, movedColumns, type Rows } from './board.ts';
import { element, px, svg, svgText } from './markup.ts';
import { count } from '../words/numbers.ts';

export interface BoardOptions {
  readonly title: string;
  /** The board before a move that is to be shown. */
  readonly before?: Rows;
  /** A board that a search might go to next, and whether it does. */
  readonly proposed?: { readonly rows: Rows; readonly isTaken: boolean };
  /** Whether nothing is said about who attacks whom, because that is asked. */
  readonly bare?: boolean;
}

export const MARGIN = 18;
/** A crown on a grid of 20 by 20, its middle at 0, 0. */
const CROWN = 'M-7 6H7L8.5-4 4 .5 0-7-4 .5-8.5-4Z';

/**
 * Queens, one a column, with a line between each two that attack each other, unless it is bare. With
 * `before`, an arrow from where a queen stood. Rows and columns carry their numbers, from 0, as in the
 * states.
 */
export function boardSvg(rows: Rows, options: BoardOptions): string {
  const n = rows.length;
  const cell = Math.max(8, Math.min(22, Math.floor(320 / Math.max(n, 1))));
  const at = (index: number): number => MARGIN + cell * (index + 0.5);
  const row = (column: number): number => rows[column] ?? 0;
  const before = options.before ?? rows;
  const pairs = options.bare === true ? [] : attackingPairs(rows);
  const attacked = new Set(pairs.flat());
  const moved = options.before === undefined ? [] : movedColumns(options.before, rows);
  const size = MARGIN + cell * n + 4;
  const { proposed } = options;
  return svg(
    {
      title: options.title,
      description: options.bare === true ? boardInWords(rows) : describeBoard(rows, options.before),
      width: size,
      height: size,
    },
    [
      emptyBoard(n, cell),
      ...pairs
        .slice(0, 200)
        .map(([a, b]) =>
          element('line', { x1: at(a), y1: at(row(a)), x2: at(b), y2: at(row(b)), class: 'pic-attack' }),
        ),
      ...moved.map((column) => arrow(at(column), at(before[column] ?? 0), at(row(column)), cell)),
      ...rows.map((row, column) => queen(at(column), at(row), cell, attacked.has(column))),
      ...(proposed === undefined ? [] : movedColumns(rows, proposed.rows)).map((column) =>
        proposal(
          at(column),
          at(row(column)),
          at(proposed?.rows[column] ?? 0),
          cell,
          proposed?.isTaken === true,
        ),
      ),
    ].join(''),
  );
}

/** The board itself, its rows and columns numbered. */
export function emptyBoard(n: number, cell: number): string {
  const at = (index: number): number => MARGIN + cell * (index + 0.5);
  const dark = Array.from({ length: n * n }, (_, square) => [square % n, Math.floor(square / n)] as const)
    .filter(([column, row]) => (column + row) % 2 === 1)
    .map(([column, row]) => `M${MARGIN + cell * column} ${MARGIN + cell * row}h${cell}v${cell}h${-cell}Z`);
  const numbered = cell >= 14 ? Array.from({ length: n }, (_, index) => index) : [0, n - 1];
  return [
    element('rect', { x: MARGIN, y: MARGIN, width: cell * n, height: cell * n, class: 'pic-board' }),
    dark.length === 0 ? '' : element('path', { d: dark.join(''), class: 'pic-dark' }),
    ...numbered.flatMap((index) => [
      svgText(String(index), at(index), MARGIN - 6, 'pic-action'),
      svgText(String(index), MARGIN - 9, at(index) + 4, 'pic-action'),
    ]),
  ].join('');
}

/** `8 queens, 3 pairs attack each other. Rows by column: 1, 3, …` */
export function describeBoard(rows: Rows, before?: Rows): string {
  const pairs = attackingPairs(rows).length;
  const attack =
    pairs === 0 ? 'none attacks another' : `${count(pairs, 'pair attacks', 'pairs attack')} each other`;
  const move = before === undefined ? '' : ` In this step ${moveWords(before, rows)}.`;
  return `${count(rows.length, 'queen')}, ${attack}.${move} ${rowsInWords(rows)}`;
}

/** `8 queens. Rows by column: 1, 3, …`: where they stand and no more. */
export const boardInWords = (rows: Rows): string => `${count(rows.length, 'queen')}. ${rowsInWords(rows)}`;

const rowsInWords = (rows: Rows): string => `Rows by column: ${rows.join(', ')}.`;

function queen(x: number, y: number, cell: number, attacked: boolean): string {
  const crown = element('path', {
    d: CROWN,
    transform: `translate(${x} ${y}) scale(${Math.round((cell / 26) * 100) / 100})`,
    class: 'pic-queen',
  });
  // An attacked queen stands in a ring, so that it shows without colour too.
  return (attacked ? element('circle', { cx: x, cy: y, r: cell * 0.45, class: 'pic-attacked' }) : '') + crown;
}

function arrow(x: number, from: number, to: number, cell: number): string {
  const down = to > from ? 1 : -1;
  const tip = to - down * cell * 0.45;
  return [
    element('circle', { cx: x, cy: from, r: cell * 0.22, class: 'pic-from' }),
    element('line', { x1: x, y1: from, x2: x, y2: tip - down * 4, class: 'pic-move' }),
    element('path', { d: `M${x} ${tip}l-4.5 ${-down * 7}h9Z`, class: 'pic-tip' }),
  ].join('');
}

/** Where a queen might go: an arrow if it does, else a broken line to a cross. */
function proposal(x: number, from: number, to: number, cell: number, isTaken: boolean): string {
  if (isTaken) return arrow(x, from, to, cell);
  const reach = cell * 0.3;
  const [left, right, top, bottom] = [x - reach, x + reach, to - reach, to + reach].map(px);
  return [
    element('line', { x1: x, y1: from, x2: x, y2: to, class: 'pic-refused' }),
    element('path', {
      d: `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
      class: 'pic-mark',
    }),
  ].join('');
}
