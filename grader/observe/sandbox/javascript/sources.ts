import type { SourceFile } from '../../../types/submission.ts';
import type { TypeScript } from './compiler.ts';
import type { Mode, Stripped } from './typescript.ts';

/** One file of a submission. */
export interface Source {
  /** As the student named it. */
  readonly path: string;
  /**
   * What the engine calls it: a name of ours, as a file's own could be made to look like anything in a stack.
   */
  readonly name: string;
  readonly text: string;
}

const SCRIPT = /(?:\.[cm]?[jt]sx?|\.json)$/i;
const DATA = /\.json$/i;
const TYPESCRIPT = /\.[cm]?tsx?$/i;
const DECLARATIONS = /\.d\.[cm]?ts$/i;
/** Tried in this order after a name without an extension. */
const ENDINGS = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '/index.js', '/index.ts'];
const NAME = 'student:';

/** The script files of a submission by path, in the order given, and the data that they may import. */
export class Sources {
  readonly all: readonly Source[];
  /** Files that run inside a function of ours, which moves their first line to the right. */
  readonly wrapped = new Set<Source>();
  readonly #files: readonly SourceFile[];
  readonly #typeScript: TypeScript;
  readonly #mode: Mode;
  readonly #stripped = new Map<Source, Stripped>();
  readonly #byPath: ReadonlyMap<string, Source>;
  readonly #lines = new Map<Source, number>();

  constructor(files: readonly SourceFile[], typeScript: TypeScript, mode: Mode) {
    const scripts = files.filter(({ path }) => SCRIPT.test(path) && !DECLARATIONS.test(path));
    this.all = scripts.map(({ path, text }, i) => ({ path, text: withoutHead(text), name: `${NAME}${i}` }));
    this.#files = files;
    this.#typeScript = typeScript;
    this.#mode = mode;
    this.#byPath = new Map(this.all.toReversed().map((source) => [source.path, source]));
  }

  /**
   * What runs of a file. Only files that are used must be free of mistakes. Throws TypeScriptError.
   */
  stripped(source: Source): Stripped {
    const known = this.#stripped.get(source);
    if (known !== undefined) return known;
    const stripped = TYPESCRIPT.test(source.path)
      ? this.#typeScript.stripped(this.#files, source.text, source.path, this.#mode)
      : { code: DATA.test(source.path) ? dataAsScript(source.text) : source.text, map: null };
    this.#stripped.set(source, stripped);
    return stripped;
  }

  /** How many lines are run of a file. */
  lines(source: Source): number {
    const known = this.#lines.get(source) ?? this.stripped(source).code.split('\n').length;
    this.#lines.set(source, known);
    return known;
  }

  byName(name: string): Source | undefined {
    return name.startsWith(NAME) ? this.all[Number(name.slice(NAME.length))] : undefined;
  }

  byPath(path: string): Source | undefined {
    return this.#byPath.get(path);
  }

  /** The file that a relative specifier means, written as in Node, in a bundler or in TypeScript. */
  relative(from: Source, specifier: string): Source | undefined {
    const path = join(from.path, specifier);
    if (path === null) return undefined;
    for (const ending of ENDINGS) {
      const found = this.byPath(path === '' ? ending.slice(1) : `${path}${ending}`);
      if (found !== undefined) return found;
    }
    // TypeScript names the file that its compiler would write: `./moves.js` for `moves.ts`.
    return this.byPath(path.replace(/\.([cm]?)js$/, '.$1ts'));
  }
}

/** JSON as a script that exports it. */
const dataAsScript = (text: string): string => `module.exports = JSON.parse(${JSON.stringify(text)});`;

/** A byte order mark and a `#!` line are no code; their line stays, so that the others keep their numbers. */
function withoutHead(text: string): string {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return plain.startsWith('#!') ? `//${plain.slice(2)}` : plain;
}

/** `./b` as seen from `a/x.js` is `a/b`; null outside the submission. */
function join(from: string, specifier: string): string | null {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
