import { itemAt } from '../types/lookup.ts';

/** Columns two spaces apart: the first `left` of them flush left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left = 0): string[] {
  const widths = head.map((title, i) =>
    rows.reduce((most, row) => Math.max(most, itemAt(row, i).length), title.length),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i < left ? cell.padEnd(itemAt(widths, i)) : cell.padStart(itemAt(widths, i))))
      .join('  ')
      .trimEnd(),
  );
}

export const percent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`;

/** `9.1–18.4 %`. */
export const intervalText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(100 * low).toFixed(1)}–${percent(high, 1)}`;
