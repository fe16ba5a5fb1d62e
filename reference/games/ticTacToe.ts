import type { Game } from '../game.ts';

/**
 * Tic-tac-toe (fourth and fifth notes). X is MAX and moves first; a win is 1 for X and −1 for O, a draw 0.
 *
 * A state is an integer: bits 0 to 8 are X's cells, bits 9 to 17 O's, cells numbered by rows from the top
 * left. An action is the cell's number in decimal, in rising order. Where a depth limit stops a search, a
 * position is worth the lines still open to X less those still open to O, in eighths: always between a loss
 * and a win.
 */
export function ticTacToe(): Game<number, string> {
  return {
    initial: 0,
    player: (state) => (toMove(state) === 'x' ? 'max' : 'min'),
    actions(state) {
      if (isOver(state)) return [];
      const taken = (state | (state >> CELLS)) & FULL;
      return CELL_NAMES.filter((_, cell) => (taken & (1 << cell)) === 0);
    },
    result(state, action) {
      const cell = CELL_NAMES.indexOf(action);
      const isTaken = ((state | (state >> CELLS)) >> cell) & 1;
      if (cell < 0 || isTaken || isOver(state)) throw new RangeError(`no move ${action} in this position`);
      return state | (1 << (toMove(state) === 'x' ? cell : cell + CELLS));
    },
    isTerminal: isOver,
    utility: outcome,
    evaluate: (state) =>
      isOver(state) ? outcome(state) : (openLines(state >> CELLS) - openLines(state & FULL)) / 8,
    probability() {
      throw new RangeError('tic-tac-toe has no chance nodes');
    },
  };
}

/** The board as text, a row a line: `X`, `O`, and `.` for an empty cell. */
export function ticTacToeBoard(state: number): string {
  const cell = (i: number): string => ((state >> i) & 1 ? 'X' : (state >> (i + CELLS)) & 1 ? 'O' : '.');
  return [0, 3, 6].map((row) => cell(row) + cell(row + 1) + cell(row + 2)).join('\n');
}

const CELLS = 9;
const FULL = 0b111_111_111;
const CELL_NAMES: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];
const LINES: readonly number[] = [
  0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100,
];

const hasLine = (cells: number): boolean => LINES.some((line) => (cells & line) === line);

const openLines = (othersCells: number): number => LINES.filter((line) => (othersCells & line) === 0).length;

function toMove(state: number): 'x' | 'o' {
  return count(state & FULL) === count(state >> CELLS) ? 'x' : 'o';
}

function count(cells: number): number {
  let n = 0;
  for (let left = cells; left !== 0; left &= left - 1) n += 1;
  return n;
}

function isOver(state: number): boolean {
  return hasLine(state & FULL) || hasLine(state >> CELLS) || ((state | (state >> CELLS)) & FULL) === FULL;
}

function outcome(state: number): number {
  if (hasLine(state & FULL)) return 1;
  return hasLine(state >> CELLS) ? -1 : 0;
}
