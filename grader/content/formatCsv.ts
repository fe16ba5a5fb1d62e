import { stringify } from 'csv-stringify/sync';
import { neutral } from '../words/inert.ts';

/** A table by RFC 4180, with `\n` at the end of each line. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\n', quoted_match: /\r/ },
  );

/** The same, and nothing in it is run by a spreadsheet. */
export const formatInertCsv = (rows: readonly (readonly string[])[]): string =>
  formatCsv(rows.map((row) => row.map(neutral)));
