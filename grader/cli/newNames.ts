import { dirname, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../types/root.ts';
import { UserError } from './userError.ts';

/**
 * What `$schema` says in a file, so that editors find the schema of this installation: a path from the file,
 * where there is one.
 */
export function schemaPath(name: 'exercise' | 'quiz' | 'tree' | 'run', file: string): string {
  const schema = join(packageRoot(), 'exercises', 'schemas', `${name}.schema.json`);
  const path = relative(dirname(file), schema);
  // On another drive there is none.
  return isAbsolute(path) ? pathToFileURL(schema).href : path.replaceAll('\\', '/');
}

/** The title that was asked for, else one from a file's name: `my-quiz` is "My quiz". */
export function titleFrom(asked: string | undefined, name: string): string {
  if (asked !== undefined) {
    if (asked.trim() === '') throw new UserError('--title: found nothing; expected a title');
    return asked.trim();
  }
  const words = name.replace(/[-_\s]+/g, ' ').trim();
  return words === '' ? 'Untitled' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
