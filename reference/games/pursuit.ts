import type { Game } from '../game.ts';

/** The ground, who stands where, and how long it lasts. */
export interface PursuitRules {
  /** Rows of the grid, all of one length: `#` is a wall, anything else is free. */
  readonly grid: readonly string[];
  /** Cells are numbered by rows from the top left, from 0. */
  readonly runner: number;
  readonly chasers: readonly number[];
  /** Rounds to survive; a round is one move of the runner and one of each chaser. */
  readonly rounds: number;
}

/**
 * A pursuit on a small grid: the runner is MAX, and every chaser is a MIN player of its own, so that several
 * MIN layers follow one another. The game is over when a chaser and the runner share a cell, or after the
 * last round. It is worth the number of full rounds that the runner survived.
 *
 * A state is an integer: the cells of all, whose turn it is, and the round. Actions are `stay`, `north`,
 * `east`, `south`, `west`, those that do not run into a wall. Where a depth limit stops a search, a position
 * is worth the rounds survived and, below 1, the steps to the nearest chaser as the crow flies, so that
 * farther is better.
 */
export function pursuit({ grid, runner, chasers, rounds }: PursuitRules): Game<number, string> {
  const width = grid[0]?.length ?? 0;
  const cells = width * grid.length;
  const players = 1 + chasers.length;
  const isFree = (cell: number): boolean =>
    cell >= 0 && cell < cells && grid[Math.floor(cell / width)]![cell % width] !== '#';
  if (grid.some((row) => row.length !== width) || cells === 0)
    throw new RangeError('the rows of the grid must be of one length, and not empty');
  if (![runner, ...chasers].every((cell) => Number.isInteger(cell) && isFree(cell)))
    throw new RangeError('runner and chasers must start on free cells');
  if (chasers.length === 0) throw new RangeError('there must be a chaser');
  if (!Number.isSafeInteger(cells ** players * players * (rounds + 1)) || !(rounds >= 1))
    throw new RangeError('too many chasers, cells or rounds for an integer to number the positions');

  interface Position {
    /** The runner's cell first. */
    readonly at: readonly number[];
    readonly turn: number;
    readonly round: number;
  }
  const encode = ({ at, turn, round }: Position): number =>
    at.reduceRight((code, cell) => code * cells + cell, round * players + turn);
  const decode = (state: number): Position => {
    const at: number[] = [];
    let code = state;
    for (let i = 0; i < players; i += 1) {
      at.push(code % cells);
      code = Math.floor(code / cells);
    }
    return { at, turn: code % players, round: Math.floor(code / players) };
  };
  const isCaught = ({ at }: Position): boolean => at.indexOf(at[0]!, 1) > 0;
  const isOver = (position: Position): boolean => isCaught(position) || position.round >= rounds;
  const target = (cell: number, action: string): number | null => {
    const [dx, dy] = STEPS.get(action) ?? [NaN, NaN];
    const x = (cell % width) + dx;
    const next = cell + dx + dy * width;
    return x >= 0 && x < width && isFree(next) ? next : null;
  };
  const steps = (a: number, b: number): number =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));

  return {
    initial: encode({ at: [runner, ...chasers], turn: 0, round: 0 }),
    player: (state) => (decode(state).turn === 0 ? 'max' : 'min'),
    actions(state) {
      const position = decode(state);
      return isOver(position)
        ? []
        : [...STEPS.keys()].filter((action) => target(position.at[position.turn]!, action) !== null);
    },
    result(state, action) {
      const position = decode(state);
      const { at, turn, round } = position;
      const next = target(at[turn]!, action);
      if (next === null || isOver(position)) throw new RangeError(`no move ${action} in this position`);
      const isLast = turn === players - 1;
      return encode({
        at: at.with(turn, next),
        turn: isLast ? 0 : turn + 1,
        round: isLast && !isCaught({ ...position, at: at.with(turn, next) }) ? round + 1 : round,
      });
    },
    isTerminal: (state) => isOver(decode(state)),
    utility: (state) => decode(state).round,
    evaluate(state) {
      const position = decode(state);
      if (isOver(position)) return position.round;
      const [from, ...others] = position.at as [number, ...number[]];
      return position.round + Math.min(...others.map((cell) => steps(from, cell))) / (width + grid.length);
    },
    probability() {
      throw new RangeError('a pursuit has no chance nodes');
    },
  };
}

const STEPS: ReadonlyMap<string, readonly [dx: number, dy: number]> = new Map([
  ['stay', [0, 0]],
  ['north', [0, -1]],
  ['east', [1, 0]],
  ['south', [0, 1]],
  ['west', [-1, 0]],
]);
