import type { Rows } from './board.ts';

/** A board as lines of text, rows and columns numbered from 0, `Q` a queen. */
export function boardText(rows: Rows): string[] {
  const wide = String(Math.max(rows.length - 1, 0)).length;
  const cell = (text: string): string => text.padStart(wide);
  const columns = rows.map((_, column) => cell(String(column))).join(' ');
  return [
    `${cell('')} ${columns}`,
    ...rows.map(
      (_, row) => `${cell(String(row))} ${rows.map((at) => cell(at === row ? 'Q' : '·')).join(' ')}`,
    ),
  ];
}
