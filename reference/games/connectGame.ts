import type { Game } from '../game.ts';

/** The board, and how many in a row win. */
export interface ConnectRules {
  readonly columns: number;
  readonly rows: number;
  /** 4 unless given. */
  readonly connect?: number;
}

const X = 'x';
const O = 'o';
const EMPTY = '.';

/**
 * Connect four on a board of any size, with any number in a row to win. X is MAX and moves first; a win is 1
 * for X and −1 for O, a full board without one 0. `connectFour.ts` is the usual board, packed into a number.
 *
 * A state is the board as text, row by row from the top. An action is the column's number in decimal, from
 * the left from 0. Where a depth limit stops a search, a position is worth the lines still open to X less
 * those still open to O, out of all lines and one.
 *
 * @throws RangeError where the board is no board, or has no line of so many cells.
 */
export function connectGame({ columns, rows, connect = 4 }: ConnectRules): Game<string, string> {
  if (![columns, rows, connect].every((each) => Number.isInteger(each) && each >= 1))
    throw new RangeError('columns, rows and how many connect must be positive integers');
  const lines = linesOf(columns, rows, connect);
  if (lines.length === 0) throw new RangeError(`the board has no line of ${connect} cells`);
  const names = Array.from({ length: columns }, (_, column) => String(column));
  const played = (state: string): number => [...state].filter((cell) => cell !== EMPTY).length;
  const mover = (state: string): string => (played(state) % 2 === 0 ? X : O);
  const won = (state: string): number => {
    const line = lines.find(([first = 0, ...rest]) => {
      const cell = state[first];
      return cell !== EMPTY && rest.every((at) => state[at] === cell);
    });
    return line === undefined ? 0 : state[line[0] ?? 0] === X ? 1 : -1;
  };
  const isOver = (state: string): boolean => won(state) !== 0 || !state.includes(EMPTY);
  const isFree = (state: string, name: string): boolean => state[Number(name)] === EMPTY;
  return {
    initial: EMPTY.repeat(columns * rows),
    player: (state) => (mover(state) === X ? 'max' : 'min'),
    actions: (state) => (isOver(state) ? [] : names.filter((name) => isFree(state, name))),
    result(state, action) {
      if (!names.includes(action) || isOver(state) || !isFree(state, action))
        throw new RangeError(`no move ${action} in this position`);
      let at = Number(action);
      while (state[at + columns] === EMPTY) at += columns;
      return state.slice(0, at) + mover(state) + state.slice(at + 1);
    },
    isTerminal: isOver,
    utility: won,
    evaluate(state) {
      if (isOver(state)) return won(state);
      const open = (player: string): number =>
        lines.filter((line) => line.every((at) => state[at] === player || state[at] === EMPTY)).length;
      return (open(X) - open(O)) / (lines.length + 1);
    },
    probability() {
      throw new RangeError('connect four has no chance nodes');
    },
  };
}

/** All lines of so many cells, as places on the board. */
function linesOf(columns: number, rows: number, connect: number): (readonly number[])[] {
  const lines: number[][] = [];
  const steps = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [dx, dy] of connect === 1 ? steps.slice(0, 1) : steps) {
        const [endColumn, endRow] = [column + dx * (connect - 1), row + dy * (connect - 1)];
        if (endColumn < 0 || endColumn >= columns || endRow >= rows) continue;
        lines.push(Array.from({ length: connect }, (_, i) => (row + i * dy) * columns + column + i * dx));
      }
  return lines;
}
