/** Queens on a board, one a column: `rows[column]`, rows from 0 at the top. */
export type Rows = readonly number[];

/** Pairs of columns whose queens attack each other, in order. */
export function attackingPairs(rows: Rows): [number, number][] {
  return rows.flatMap((row, a) =>
    rows.slice(a + 1).flatMap((other, at): [number, number][] => {
      const b = a + 1 + at;
      return row === other || Math.abs(row - other) === b - a ? [[a, b]] : [];
    }),
  );
}

/** The columns in which two boards differ. */
export function movedColumns(before: Rows, after: Rows): number[] {
  return after.flatMap((row, column) => (row === before[column] ? [] : [column]));
}

/** `column 3 from row 1 to row 5`, counted from 0 as the states are. */
export function moveWords(before: Rows, after: Rows): string {
  const moved = movedColumns(before, after);
  if (moved.length === 0) return 'no queen moves';
  return moved
    .map((column) => `the queen of column ${column} moves from row ${before[column]} to row ${after[column]}`)
    .join('; ');
}
