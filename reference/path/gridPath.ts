import type { PathProblem } from './pathProblem.ts';

/** A grid, and the way that is wanted. */
export interface GridRules {
  /**
   * Rows of one length: `#` is a wall, a digit from 1 to 9 the cost of stepping onto the cell, anything else
   * costs 1.
   */
  readonly grid: readonly string[];
  /** Cells are numbered by rows from the top left, from 0. */
  readonly start: number;
  readonly goal: number;
}

/**
 * Paths on a grid, one step at a time: `north`, `east`, `south`, `west`. The heuristic is the Manhattan
 * distance to the goal, as if there were no walls, times the least cost of a step.
 */
export function gridPath({ grid, start, goal }: GridRules): PathProblem<number, string> {
  const width = grid[0]?.length ?? 0;
  if (width === 0 || grid.some((row) => row.length !== width))
    throw new RangeError('the rows of the grid must be of one length, and not empty');
  const cells = [...grid.join('')];
  const isFree = (cell: number): boolean => cells[cell] !== undefined && cells[cell] !== '#';
  if (!isFree(start) || !isFree(goal)) throw new RangeError('start and goal must be free cells');
  const costOf = (cell: number): number => (/[1-9]/.test(cells[cell]!) ? Number(cells[cell]) : 1);
  const cheapest = Math.min(...cells.flatMap((_, cell) => (isFree(cell) ? [costOf(cell)] : [])));
  const step = (cell: number, action: string): number | null => {
    const [dx, dy] = STEPS.get(action) ?? [NaN, NaN];
    const x = (cell % width) + dx;
    const next = cell + dx + dy * width;
    return x >= 0 && x < width && isFree(next) ? next : null;
  };
  const taken = (cell: number, action: string): number => {
    const next = step(cell, action);
    if (next === null) throw new RangeError(`no step ${action} from cell ${cell}`);
    return next;
  };
  return {
    initial: start,
    isGoal: (cell) => cell === goal,
    actions: (cell) => [...STEPS.keys()].filter((action) => step(cell, action) !== null),
    result: taken,
    cost: (cell, action) => costOf(taken(cell, action)),
    heuristic: (cell) =>
      cheapest *
      (Math.abs((cell % width) - (goal % width)) +
        Math.abs(Math.floor(cell / width) - Math.floor(goal / width))),
  };
}

const STEPS: ReadonlyMap<string, readonly [dx: number, dy: number]> = new Map([
  ['north', [0, -1]],
  ['east', [1, 0]],
  ['south', [0, 1]],
  ['west', [-1, 0]],
]);
