import { quote } from '../words/quoting.ts';

/** A problem without its place, which only the caller knows. */
export interface Trouble {
  readonly code: string;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

export type ReadText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly trouble: Trouble };

/** The files of an exercise, wherever they lie: in a folder, or in a student kit that a page has fetched. */
export interface ExerciseFiles {
  /** A UTF-8 text, named by a relative path with `/`. */
  read(path: string): ReadText;
}

/** Files that are here already, by their paths. */
export const filesByPath = (texts: Readonly<Record<string, string>>): ExerciseFiles => ({
  read(path) {
    if (!isInside(path)) return leavesFolder(path);
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    return text === undefined ? unread(notFound(path)) : { ok: true, text };
  },
});

/** Whether a path names something below a folder, by its steps. */
export const isInside = (path: string): boolean =>
  !/[\\\0:]/.test(path) && path.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

export const unread = (value: Trouble): ReadText => ({ ok: false, trouble: value });

export const leavesFolder = (path: string): ReadText =>
  unread({
    code: 'path-leaves-folder',
    found: quote(path),
    expected: 'a path inside the exercise’s folder, such as trees/example.json',
  });

export const notFound = (path: string): Trouble => ({
  code: 'file-not-found',
  found: `no file ${quote(path)}`,
  expected: 'a file in the exercise’s folder',
});
