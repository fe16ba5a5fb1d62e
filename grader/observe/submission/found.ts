import type { Exercise } from '../../types/exercise.ts';
import { LANGUAGES } from '../../types/submission.ts';
import type { Language } from '../../types/submission.ts';
import { list } from '../../words/lists.ts';

/** A file as found, before anything is known of its text. The path is relative, with `/`. */
export interface FoundFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a folder, a file or a zip held: the files that can matter, and the names of the rest for messages. */
export interface Found {
  readonly files: readonly FoundFile[];
  readonly passedOver: readonly string[];
  /** Programs that were passed over since they are too large for anybody's own. */
  readonly tooLarge?: readonly TooLarge[];
  /** Names of hidden files and folders that are not looked into. */
  readonly hidden?: ReadonlySet<string>;
}

export interface TooLarge {
  readonly path: string;
  readonly refusal: Refusal;
}

/** Why nothing can be read, in words, and whose it is to mend. */
export interface Refusal {
  readonly refused: 'unusable' | 'withheld';
  readonly note: string;
}

export const unusable = (note: string): Refusal => ({ refused: 'unusable', note });
export const withheld = (note: string): Refusal => ({ refused: 'withheld', note });

const EXTENSIONS: Readonly<Record<string, Language>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  py: 'python',
};

/** The language that a file's name says it is in; null for everything else, type declarations included. */
export function languageOf(path: string): Language | null {
  if (/\.d\.[cm]?ts$/i.test(path)) return null;
  return EXTENSIONS[extensionOf(path)] ?? null;
}

/** Whether a file may be part of a program: a source file, type declarations, or data that it can import. */
export function isSource(path: string): boolean {
  const extension = extensionOf(path);
  return Object.hasOwn(EXTENSIONS, extension) || extension === 'json';
}

/** What a file of a submission may be, by its name: a program, data that one may import, or neither. */
export type Accepts = (path: string) => 'program' | 'data' | null;

const scriptOrData: Accepts = (path) => {
  if (isNotebook(path)) return 'data';
  return !isSource(path) ? null : extensionOf(path) === 'json' ? 'data' : 'program';
};

/** Whether a file is a notebook by its name, whose code is looked at where there is no program. */
export const isNotebook = (path: string): boolean => extensionOf(path) === 'ipynb';

const NEVER_TEXT = new Set([
  'zip',
  '7z',
  'rar',
  'tar',
  'gz',
  'tgz',
  'bz2',
  'xz',
  'zst',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'pdf',
  'doc',
  'docx',
  'class',
  'jar',
  'o',
  'obj',
  'a',
  'exe',
  'dll',
  'so',
  'dylib',
  'pyc',
  'wasm',
]);

/** Source files of the languages that are known here; where a command runs them, whatever may be text. */
export const acceptsFor = ({ command }: Pick<Exercise, 'command'>): Accepts =>
  command === undefined ? scriptOrData : (path) => (NEVER_TEXT.has(extensionOf(path)) ? null : 'program');

/** The extension in lower case, without the dot; empty when there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const languageNames: Readonly<Record<Language, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  command: 'any language',
};

/** `JavaScript or TypeScript`, in the fixed order of LANGUAGES. */
export function languageList(languages: readonly Language[]): string {
  const names = LANGUAGES.filter((language) => languages.includes(language)).map(
    (language) => languageNames[language],
  );
  return names.length === 0 ? 'no language' : list(names, { join: 'or' });
}

const IGNORED = new Set([
  '__macosx',
  'node_modules',
  '__pycache__',
  'venv',
  'thumbs.db',
  'desktop.ini',
  'cutoff.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'deno.lock',
  'poetry.lock',
  'pipfile.lock',
  'uv.lock',
  'site-packages',
  'bower_components',
]);

/**
 * What systems and tools leave behind: dot files (`.git`, `.DS_Store`, `._x`), `node_modules`, lock files,
 * `__MACOSX`, our own note from `start`.
 */
export const isIgnored = (name: string): boolean => BY_DOT.test(name) || IGNORED.has(name.toLowerCase());

/** No tool's name begins with two dots. */
const BY_DOT = /^\.(?!\.)/;
const LEFT_BEHIND = /^\.(?:_.*|DS_Store|localized|(?:git)?keep)$/;

/** Whether a name is passed over for its dot alone, so that a person may have put work there. */
export const isHidden = (name: string): boolean => BY_DOT.test(name) && !LEFT_BEHIND.test(name);

/** By this file a virtual environment of Python's says what it is. */
export const ENVIRONMENT = 'pyvenv.cfg';

const BUILT = new Set(['build', 'coverage', 'dist', 'out', 'target']);

/** Whether tools write what they make to a folder of this name: what is in it counts only if all else is. */
export const isBuilt = (name: string): boolean => BUILT.has(name.toLowerCase());

/** Order by code unit, the same on every machine. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
