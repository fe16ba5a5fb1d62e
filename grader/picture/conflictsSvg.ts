import { attackingPairs, type Rows } from './board.ts';
import { emptyBoard, MARGIN } from './boardSvg.ts';
import { element, svg, svgText } from './markup.ts';

/** Larger boards have no table that can be read. */
export const MOST_QUEENS = 12;

const CELL = 22;

/** What each cell is worth if the queen of its column goes there, and the cells that are best. */
export interface Conflicts {
  /** Attacking pairs by column and row. */
  readonly pairs: readonly (readonly number[])[];
  readonly least: number;
  /** Column and row of each best cell. */
  readonly best: readonly (readonly [column: number, row: number])[];
}

export function conflictsOf(rows: Rows): Conflicts {
  const n = rows.length;
  const pairs = rows.map((own, column) =>
    Array.from({ length: n }, (_, row) => attackingPairs(row === own ? rows : rows.with(column, row)).length),
  );
  // Where the queen stands already is no move.
  const moves = pairs.flatMap((column, at) => column.filter((_, row) => row !== rows[at]));
  const least = moves.reduce((few, each) => Math.min(few, each), Infinity);
  const best = pairs.flatMap((column, at) =>
    column.flatMap((each, row) => (each === least && row !== rows[at] ? [[at, row] as const] : [])),
  );
  return { pairs, least, best };
}

/** The table of conflicts: a number in each cell, a frame around the best, and Q where a queen stands. */
export function conflictsSvg(rows: Rows, { pairs, least, best }: Conflicts, title: string): string {
  const n = rows.length;
  const isBest = new Set(best.map((cell) => cell.join()));
  const size = MARGIN + CELL * n + 4;
  const at = (index: number): number => MARGIN + CELL * index;
  const cells = pairs.flatMap((column, x) =>
    column.map((each, y) => {
      const isQueen = rows[x] === y;
      const frame = isBest.has(`${x},${y}`)
        ? element('rect', {
            x: at(x) + 2,
            y: at(y) + 2,
            width: CELL - 4,
            height: CELL - 4,
            class: 'pic-from',
          })
        : '';
      const className = isQueen || frame !== '' ? 'pic-value' : 'pic-cell';
      return frame + svgText(isQueen ? 'Q' : String(each), at(x) + CELL / 2, at(y) + CELL / 2 + 4, className);
    }),
  );
  const description =
    `The pairs that attack each other if the queen of a column goes to a row: ` +
    `${pairs.map((column, x) => `column ${x}: ${column.join(', ')}`).join('; ')}. The fewest are ${least}.`;
  return svg({ title, description, width: size, height: size }, [emptyBoard(n, CELL), ...cells].join(''));
}
