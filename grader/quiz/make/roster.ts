import { fail, ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { parseCsv } from '../../content/csv.ts';

const ID_COLUMNS = [
  'id',
  'student id',
  'sid',
  'sis user id',
  'login',
  'username',
  'student',
  'email',
  'email address',
];

/** Who is in a class: the ids in a table's column of ids, or one a line where there is no header. */
export function readRoster(text: string, file: string): Result<string[]> {
  const rows = parseCsv(text);
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const at = ID_COLUMNS.map((name) => header.indexOf(name)).find((index) => index >= 0);
  if (at === undefined && header.length > 1)
    return fail({
      code: 'no-id-column',
      file,
      place: 'line 1',
      found: header.join(', '),
      expected: 'a column "id", or one id a line',
    });
  const ids = rows
    .slice(at === undefined ? 0 : 1)
    .map((row) => (row[at ?? 0] ?? '').trim())
    .filter((id) => id !== '');
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
    : ok(ids);
}
