import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from './userError.ts';

/** The path of a folder that has to be there; `option` is how it was named. */
export function existingFolder(cwd: string, folder: string, option = ''): string {
  const path = resolve(cwd, folder);
  if (!existsSync(path)) throw new UserError(`${option}${folder}: there is no such folder`);
  return path;
}

/** Where a folder was meant to be what `grade` wrote. */
export const noResults = (folder: string, option = ''): UserError =>
  new UserError(`${option}${folder}: there are no results here; expected a folder that "cutoff grade" wrote`);
