/** What a cell of a table of ours holds: a number is one for spreadsheets too, and null is an empty cell. */
export type Cell = string | number | null;

/**
 * Rows of a table by RFC 4180, as spreadsheets write it: a byte order mark, any line end, and commas,
 * semicolons or tabs between cells, whichever the header row has most of outside quotes. Never fails: a quote
 * without an end takes in the rest.
 */
export function parseCsv(text: string): string[][] {
  return parseCsvLines(text).map(({ cells }) => cells);
}

/** A row of a table, and the line of the file on which it begins. */
export interface CsvLine {
  readonly cells: string[];
  readonly line: number;
}

/** As `parseCsv`, with where each row is. */
export function parseCsvLines(text: string): CsvLine[] {
  const body = text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(body);
  const rows: CsvLine[] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  for (let at = 0; at < body.length; at += 1) {
    const character = body.charAt(at);
    if (character === '\n' || (character === '\r' && body[at + 1] !== '\n')) line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === delimiter) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && body[at + 1] === '\n') {
        at += 1;
        line += 1;
      }
      rows.push({ cells: [...row, cell], line: begun });
      row = [];
      cell = '';
      begun = line;
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) rows.push({ cells: [...row, cell], line: begun });
  return rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
}

/** What parts the cells of a table: a comma, a semicolon or a tab, whichever its first row has most of. */
export function delimiterOf(body: string): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ]);
  let quoted = false;
  for (const character of body.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) break;
    else if (!quoted) {
      const count = counts.get(character);
      if (count !== undefined) counts.set(character, count + 1);
    }
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** The encoding of a table as spreadsheets write it: UTF-16 where it begins with that mark, else UTF-8. */
export const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-8' =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
