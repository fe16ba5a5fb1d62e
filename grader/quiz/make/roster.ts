import { fail, ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { parseCsv } from '../../content/csv.ts';
import { NAME_HEADS, WHO_HEADS } from '../../content/peopleHeads.ts';

/** Somebody in a class; the name is empty where the roster has none. */
export interface RosterEntry {
  readonly id: string;
  readonly name: string;
}

/** Who is in a class: the ids in a table's column of ids, or one a line where there is no header. */
export function readStudents(text: string, file: string): Result<RosterEntry[]> {
  const rows = parseCsv(text);
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const at = WHO_HEADS.map((name) => header.indexOf(name)).find((index) => index >= 0);
  if (at === undefined && header.length > 1)
    return fail({
      code: 'no-id-column',
      file,
      place: 'line 1',
      found: header.join(', '),
      expected: 'a column "id", or one id a line',
    });
  const named = NAME_HEADS.map((name) => header.indexOf(name)).find((index) => index >= 0 && index !== at);
  const cell = (row: readonly string[], column: number | undefined): string =>
    column === undefined ? '' : (row[column] ?? '').trim();
  const entries = rows
    .slice(at === undefined ? 0 : 1)
    .map((row) => ({ id: cell(row, at ?? 0), name: at === undefined ? '' : cell(row, named) }))
    .filter(({ id }) => id !== '');
  const ids = entries.map(({ id }) => id);
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  if (double !== undefined)
    return fail({
      code: 'repeated-id',
      file,
      place: '',
      found: `${JSON.stringify(double)} twice`,
      expected: 'each student once',
    });
  return ids.length === 0
    ? fail({ code: 'empty-roster', file, place: '', found: 'nobody', expected: 'at least one student' })
    : ok(entries);
}
