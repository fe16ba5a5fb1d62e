import type { Frame, StudentError } from '../../../types/observation.ts';
import { WRAPPER_COLUMNS } from './commonJs.ts';
import { explain } from './explain.ts';
import type { Value } from './exports.ts';
import { inspect } from './inspect.ts';
import { kindOf, ownProperty } from './kinds.ts';
import type { Loader } from './loader.ts';
import type { QuickJs } from './quickjs.ts';
import type { Source, Sources } from './sources.ts';

const LONGEST_MESSAGE = 2_000;
const LONGEST_NAME = 100;
const LONGEST_STACK = 20_000;
const MOST_FRAMES = 20;
const DEEPEST_PROTOTYPE = 8;

/** Reads what was thrown without running any of it, with the student's own frames only. */
export class ErrorReader {
  readonly #js: QuickJs;
  readonly #stackOf: Value;
  readonly #sources: Sources;

  constructor({ guest, sources }: Loader) {
    this.#js = guest.js;
    this.#stackOf = guest.boot.stackOf;
    this.#sources = sources;
  }

  read(thrown: Value): StudentError {
    const js = this.#js;
    if (kindOf(js, thrown) !== 'error') {
      return { name: 'Error', message: `threw ${cut(inspect(js, thrown), LONGEST_MESSAGE)}, which is not an Error`, frames: [] };
    }
    const name = cut(this.#text(thrown, 'name') || 'Error', LONGEST_NAME);
    const frames = readFrames(this.#stack(thrown), this.#sources);
    const message = cut(this.#text(thrown, 'message'), LONGEST_MESSAGE);
    return { name, frames, message: explain(name, message, this.#sources, frames[0]) };
  }

  /** The engine's own getter, taken before anything could replace it, looks at nothing that a submission can change. */
  #stack(error: Value): string {
    const js = this.#js;
    const stack = js.call(this.#stackOf, error);
    const isText = kindOf(js, stack) === 'string' && js.lengthOf(stack) <= LONGEST_STACK;
    const text = isText ? js.readString(stack) : '';
    js.free(stack);
    return text;
  }

  /** A string property of an error or its prototypes; empty where it is anything else. */
  #text(error: Value, key: string): string {
    const js = this.#js;
    let object = js.copy(error);
    try {
      for (let depth = 0; depth < DEEPEST_PROTOTYPE; depth += 1) {
        const kind = kindOf(js, object);
        if (kind === 'null' || kind === 'proxy') return '';
        const property = ownProperty(js, object, key);
        if (property === 'accessor') return '';
        if (property !== null) {
          const isText = kindOf(js, property) === 'string' && js.lengthOf(property) <= LONGEST_STACK;
          const text = isText ? js.readString(property) : '';
          js.free(property);
          return text;
        }
        const above = js.exports.qjs_get_prototype_of(object);
        js.free(object);
        object = above;
      }
      return '';
    } finally {
      js.free(object);
    }
  }
}

/** Lines such as `    at search (student:0:12:7)`; everything that is not the student's own file is left out. */
function readFrames(stack: string, sources: Sources): Frame[] {
  const frames: Frame[] = [];
  for (const line of stack.split('\n')) {
    const found = /^\s+at (?:(.*) \()?(student:\d+):(\d+)(?::(\d+))?\)?$/.exec(line);
    const source = found === null ? undefined : sources.byName(found[2]!);
    if (found === null || source === undefined) continue;
    const name = found[1] ?? '';
    frames.push({ ...place(sources, source, Number(found[3]), Number(found[4] ?? 1)), function: /^<.*>$/.test(name) ? '' : cut(name, LONGEST_NAME) });
    if (frames.length === MOST_FRAMES) break;
  }
  return frames;
}

/** Line and column in the file as the student wrote it. */
export function place(sources: Sources, source: Source, line: number, column: number): Omit<Frame, 'function'> {
  const lines = source.code.split('\n').length;
  const own = {
    line: Math.min(line, lines), // what follows the file is ours
    column: line === 1 && sources.wrapped.has(source) ? Math.max(1, column - WRAPPER_COLUMNS) : column,
  };
  if (source.map === null) return { file: source.path, ...own };
  const origin = source.map.findEntry(own.line - 1, own.column - 1) as { originalLine?: number; originalColumn?: number };
  if (origin.originalLine === undefined) return { file: source.path, line: own.line, column: null };
  return { file: source.path, line: origin.originalLine + 1, column: (origin.originalColumn ?? 0) + 1 };
}

const cut = (words: string, length: number): string => (words.length > length ? `${words.slice(0, length)}…` : words);
