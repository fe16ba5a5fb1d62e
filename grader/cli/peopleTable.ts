import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { encodingOf } from '../content/csv.ts';
import { type Enrolled, readRoster } from '../intake/roster.ts';
import { reasonOf } from '../observe/submission/folder.ts';
import { UserError } from './userError.ts';

/** The people of a table that an option names, in whatever encoding; none where it is no such table. */
export async function peopleIn(option: string, path: string, cwd: string): Promise<readonly Enrolled[]> {
  const bytes = await readFile(resolve(cwd, path)).catch((error: unknown) => {
    throw new UserError(`${option}: ${path}: cannot be read (${reasonOf(error)})`);
  });
  return readRoster(new TextDecoder(encodingOf(bytes)).decode(bytes)) ?? [];
}

/** The people of a table that `--roster` names. */
export async function rosterOf(path: string, cwd: string): Promise<readonly Enrolled[]> {
  const people = await peopleIn('--roster', path, cwd);
  if (people.length > 0) return people;
  throw new UserError(
    `--roster: ${path}: nobody is in it; expected a table (CSV) with columns such as id, name, email and ` +
      'section, or a gradebook as Canvas or Moodle exports it',
  );
}
