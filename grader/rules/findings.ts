import { host } from '../host/here.ts';
import { errorsIn, functionsOf } from '../code/functions.ts';
import { grammarOf, parse } from '../code/parse.ts';
import { linesOf, type Use, usesOf } from '../code/uses.ts';
import { languageOf } from '../observe/submission/found.ts';
import type { FileFinding, FileRule } from '../types/rules.ts';
import type { SourceFile } from '../types/submission.ts';

/** Characters of one submission that are parsed; homework has some thousands. */
const MOST_CHARACTERS = 200_000;
/** Findings of one rule that are kept. */
const MOST_FINDINGS = 50;

/** A file as far as it could be read. */
interface Read {
  readonly path: string;
  readonly uses: readonly Use[];
  readonly functions: ReadonlySet<string>;
  /** The first line that could not be read, or the whole file; null where all could. */
  readonly unread: { readonly line?: number } | null;
}

/**
 * What the rules of an exercise find in the files of a program, in the order of the rules. Never runs them.
 * What cannot be parsed is said, and breaks no rule: of a file with errors, the other lines count.
 */
export function findingsOf(rules: readonly FileRule[], files: readonly SourceFile[]): readonly FileFinding[] {
  const needsTrees = rules.some(
    ({ forbids, requires }) => forbids !== undefined || requires?.functions !== undefined,
  );
  const read = needsTrees ? readAll(files) : [];
  return rules.flatMap((rule) => [
    ...forbidden(rule, read),
    ...tooLarge(rule, files),
    ...missing(rule, files, read),
  ]);
}

function readAll(files: readonly SourceFile[]): readonly Read[] {
  let characters = 0;
  return files.flatMap(({ path, text: given }): Read[] => {
    if (isData(path)) return [];
    const text = given.replace(/\r\n?/g, '\n');
    characters += text.length;
    const grammar = grammarOf(languageOf(path));
    const tree = grammar === null || characters > MOST_CHARACTERS ? null : parse(text, grammar);
    if (tree === null || grammar === null) return [{ path, uses: [], functions: new Set(), unread: {} }];
    const lineOf = linesOf(text);
    const unread = new Set(errorsIn(tree).map(lineOf));
    const [line] = unread;
    return [
      {
        path,
        uses: usesOf(text, tree, grammar).filter((use) => !unread.has(use.line)),
        functions: new Set([...functionsOf(text, tree)].map(spelled)),
        unread: line === undefined ? null : { line },
      },
    ];
  });
}

/** What holds no code, by its name. */
const isData = (path: string): boolean => /(\.json|\.d\.[cm]?ts)$/i.test(path);

/** One name, whether it is `maxValue` or `max_value`. */
const spelled = (name: string): string => name.replaceAll('_', '').toLowerCase();

function forbidden({ id, forbids }: FileRule, read: readonly Read[]): FileFinding[] {
  if (forbids === undefined) return [];
  const { calls = [], modules = [] } = forbids;
  return read
    .flatMap((file): FileFinding[] => [
      ...modules.flatMap((name) => found(id, name, file, 'imports')),
      ...calls.flatMap((name) => found(id, name, file, 'calls')),
      ...uncheckedIn(id, file),
    ])
    .slice(0, MOST_FINDINGS);
}

const KINDS = { imports: 'module', calls: 'call' } as const;

/** Where a file uses what a rule forbids, told once with how often. */
function found(rule: string, name: string, { path, uses }: Read, code: keyof typeof KINDS): FileFinding[] {
  const fits = code === 'imports' ? isModule(name) : isCall(name);
  const own = uses.filter(({ kind, names }) => kind === KINDS[code] && names.some(fits));
  const [first] = own;
  return first === undefined ? [] : [{ rule, code, name, file: path, line: first.line, times: own.length }];
}

/** The module itself, or a part of it. */
const isModule =
  (wanted: string) =>
  (name: string): boolean =>
    name === wanted || name.startsWith(`${wanted}.`) || name.startsWith(`${wanted}/`);

/** Where a language keeps what is there without an import. */
const BUILT_IN = /^(globalThis|window|global|builtins|__builtins__)\./;

/** `.sort` is a method of whatever it may be. */
const isCall =
  (wanted: string) =>
  (name: string): boolean =>
    wanted.startsWith('.') ? name.endsWith(wanted) : name.replace(BUILT_IN, '') === wanted;

const uncheckedIn = (rule: string, { path, unread }: Read): FileFinding[] =>
  unread === null ? [] : [{ rule, code: 'unchecked', file: path, ...unread }];

function tooLarge({ id, maxBytes: most }: FileRule, files: readonly SourceFile[]): FileFinding[] {
  if (most === undefined) return [];
  const bytes = files.reduce((sum, { text }) => sum + host.byteLength(text), 0);
  return bytes > most ? [{ rule: id, code: 'too-large', bytes, most }] : [];
}

/** A function may stand where nothing could be read, so that nobody can say that it is missing. */
function missing(
  { id, requires }: FileRule,
  files: readonly SourceFile[],
  read: readonly Read[],
): FileFinding[] {
  if (requires === undefined) return [];
  const noFiles = (requires.files ?? [])
    .filter((name) => !files.some(({ path }) => path === name || path.endsWith(`/${name}`)))
    .map((name): FileFinding => ({ rule: id, code: 'no-file', name }));
  const noFunctions = (requires.functions ?? [])
    .filter((name) => !read.some(({ functions }) => functions.has(spelled(name))))
    .map((name): FileFinding => ({ rule: id, code: 'no-function', name }));
  const unchecked = noFunctions.length === 0 ? [] : read.flatMap((file) => uncheckedIn(id, file));
  return [...noFiles, ...(unchecked.length === 0 ? noFunctions : unchecked)].slice(0, MOST_FINDINGS);
}
