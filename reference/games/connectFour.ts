import type { Game } from '../game.ts';

/** Columns and rows of the board. */
export const COLUMNS = 7;
export const ROWS = 6;

/**
 * Connect four on seven columns of six cells. X is MAX and moves first; a win is 1 for X and −1 for O, a draw
 * 0.
 *
 * A state is an integer below 2^49: seven bits a column, the left one lowest; in a column, bit r is 1 for a
 * stone of X in row r from the bottom, and the highest 1 stands on top of the stack (an empty column is 1).
 * An action is the column's number in decimal, left to right from 0. Where a depth limit stops a search, a
 * position is worth the lines of four still open to X less those still open to O, out of all 69 and one:
 * always between a loss and a win.
 */
export function connectFour(): Game<number, string> {
  return {
    initial: EMPTY,
    player: (state) => (stones(state) % 2 === 0 ? 'max' : 'min'),
    actions: (state) =>
      winner(state) === null
        ? COLUMN_NAMES.filter((_, column) => heightOf(codeOf(state, column)) < ROWS)
        : [],
    result(state, action) {
      const column = COLUMN_NAMES.indexOf(action);
      const code = column < 0 ? 0 : codeOf(state, column);
      const height = heightOf(code);
      if (column < 0 || height >= ROWS || winner(state) !== null)
        throw new RangeError(`no move ${action} in this position`);
      // The 1 on top becomes X's stone, or O's when it is cleared; a new 1 goes above it.
      const played = stones(state) % 2 === 0 ? code + 2 ** (height + 1) : code + 2 ** height;
      return state + (played - code) * WIDTH ** column;
    },
    isTerminal: (state) => winner(state) !== null || stones(state) === COLUMNS * ROWS,
    utility: (state) => winner(state) ?? 0,
    evaluate(state) {
      const won = winner(state);
      if (won !== null || stones(state) === COLUMNS * ROWS) return won ?? 0;
      const board = boardOf(state);
      const open = (player: Cell): number =>
        LINES.filter((line) => line.every((at) => board[at] === player || board[at] === 0)).length;
      return (open(1) - open(-1)) / (LINES.length + 1);
    },
    probability() {
      throw new RangeError('connect four has no chance nodes');
    },
  };
}

/** 1 for X, −1 for O, 0 for an empty cell. */
export type Cell = 1 | -1 | 0;

/** The cells, row by row from the bottom, each row from the left. */
export function boardOf(state: number): Cell[] {
  const board: Cell[] = new Array(COLUMNS * ROWS).fill(0);
  for (let column = 0; column < COLUMNS; column += 1) {
    const code = codeOf(state, column);
    for (let row = 0; row < heightOf(code); row += 1)
      board[row * COLUMNS + column] = (code >> row) & 1 ? 1 : -1;
  }
  return board;
}

const WIDTH = 2 ** 7;
const COLUMN_NAMES: readonly string[] = Array.from({ length: COLUMNS }, (_, column) => String(column));
const EMPTY = COLUMN_NAMES.reduce((state, _, column) => state + WIDTH ** column, 0);
/** The 69 lines of four, as positions on the board. */
const LINES: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
].flatMap(([dx, dy]) => linesAlong(dx!, dy!));

function linesAlong(dx: number, dy: number): number[][] {
  const lines: number[][] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const [lastColumn, lastRow] = [column + 3 * dx, row + 3 * dy];
      if (lastColumn >= COLUMNS || lastRow < 0 || lastRow >= ROWS) continue;
      lines.push([0, 1, 2, 3].map((i) => (row + i * dy) * COLUMNS + column + i * dx));
    }
  }
  return lines;
}

const codeOf = (state: number, column: number): number => Math.floor(state / WIDTH ** column) % WIDTH;

const heightOf = (code: number): number => 31 - Math.clz32(code);

function stones(state: number): number {
  let count = 0;
  for (let column = 0; column < COLUMNS; column += 1) count += heightOf(codeOf(state, column));
  return count;
}

/** Who has four in a row; null while nobody has. */
function winner(state: number): 1 | -1 | null {
  const board = boardOf(state);
  for (const [a, b, c, d] of LINES) {
    const cell = board[a!]!;
    if (cell !== 0 && cell === board[b!] && cell === board[c!] && cell === board[d!]) return cell;
  }
  return null;
}
