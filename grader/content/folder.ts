import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isInside, leavesFolder, notFound, unread } from './exerciseFiles.ts';
import type { ExerciseFiles, ReadText, Trouble } from './exerciseFiles.ts';
import { nearest } from './nearest.ts';
import { didYouMean } from '../words/found.ts';
import { quote } from '../words/quoting.ts';
import { grouped } from '../words/numbers.ts';

const MOST_BYTES = 100 * 1024 * 1024;

/** The files of an exercise's folder. */
export const filesIn = (folder: string): ExerciseFiles => ({ read: (path) => readInside(folder, path) });

/**
 * Reads a UTF-8 text below `folder`, named by a relative path with `/`.
 * A path that leaves the folder, by its steps or through a link, is refused.
 * Synchronous: an exercise is dozens of small files, and waiting for each by turns takes ten times as long.
 */
export function readInside(folder: string, path: string): ReadText {
  if (!isInside(path)) return leavesFolder(path);
  const full = join(folder, ...path.split('/'));
  try {
    const [root, real] = [realpathSync(folder), realpathSync(full)];
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      return unread({
        code: 'path-leaves-folder',
        found: `${quote(path)}, a link that leads out of the folder`,
        expected: 'a file inside the exercise’s folder',
      });
    }
    const { size } = statSync(real);
    if (size > MOST_BYTES)
      return unread({
        code: 'file-too-large',
        found: `a file of ${grouped(size)} bytes`,
        expected: `at most ${grouped(MOST_BYTES)} bytes`,
      });
    return {
      ok: true,
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(real)),
    };
  } catch (error) {
    return unread(whyUnread(error, full, path));
  }
}

function whyUnread(error: unknown, full: string, path: string): Trouble {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const names = namesIn(dirname(full));
    const slash = path.lastIndexOf('/') + 1;
    const meant = nearest(path.slice(slash), names);
    return {
      ...notFound(path),
      ...didYouMean(meant === null ? null : path.slice(0, slash) + meant),
    };
  }
  if (code === 'EISDIR') return { code: 'not-a-file', found: `${quote(path)}, a folder`, expected: 'a file' };
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return {
      code: 'not-utf-8',
      found: `${quote(path)}, which is not UTF-8 text`,
      expected: 'a text file in UTF-8',
    };
  return {
    code: 'file-unreadable',
    found: `${quote(path)}, which cannot be read (${code === '' ? 'unknown reason' : code})`,
    expected: 'a file that can be read',
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
