import { itemAt } from '../../../types/lookup.ts';
import type { Frame, StudentError } from '../../../types/observation.ts';
import { WRAPPER_COLUMNS } from './commonJs.ts';
import { explain } from './explain.ts';
import type { Value } from './exports.ts';
import { inspect } from './inspect.ts';
import { kindOf, ownProperty } from './kinds.ts';
import type { Loader } from './loader.ts';
import type { QuickJs } from './quickjs.ts';
import type { Source, Sources } from './sources.ts';
import { grouped } from '../../../words/numbers.ts';

const LONGEST_MESSAGE = 2_000;
const LONGEST_NAME = 100;
const LONGEST_STACK = 20_000;
const MOST_LINES = 20;
const DEEPEST_PROTOTYPE = 8;
/** Imports stand at the beginning of a file; to look for one costs more than to read. */
const IMPORTS_WITHIN = 100_000;

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
      return {
        name: 'Error',
        message: `threw ${cut(inspect(js, thrown), LONGEST_MESSAGE)}, which is not an Error`,
        frames: [],
      };
    }
    const name = cut(this.#text(thrown, 'name') || 'Error', LONGEST_NAME);
    const message = cut(this.#text(thrown, 'message'), LONGEST_MESSAGE);
    const stack = this.#stack(thrown);
    const frames = readFrames(stack, this.#sources);
    const located = frames.length > 0 ? frames : placeOfImport(name, message, this.#sources);
    const isOwn = FRAME.test(itemAt(stack.split('\n', 1), 0));
    return {
      name,
      message: explain(name, message, this.#sources, isOwn, this.#lineAt(located[0])),
      frames: located,
    };
  }

  #lineAt(frame: Frame | undefined): string {
    const text = frame === undefined ? undefined : this.#sources.byPath(frame.file)?.text;
    return text?.split('\n', frame!.line)[frame!.line - 1] ?? '';
  }

  /**
   * The engine's own getter, taken before anything could replace it, looks at nothing that a submission can
   * change.
   */
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
          const length = kindOf(js, property) === 'string' ? js.lengthOf(property) : 0;
          const text =
            length > LONGEST_STACK
              ? `[${grouped(length)} characters]`
              : length === 0
                ? ''
                : js.readString(property);
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

/** Such as `    at search (student:0:12:7)`. */
export const FRAME = /^\s+at (?:(.*) \()?(student:\d+):(\d+)(?::(\d+))?\)?$/;

/** Everything that is not the student's own file is left out. */
export function readFrames(stack: string, sources: Sources): Frame[] {
  return stack
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((text) => {
      const found = FRAME.exec(text);
      const source = found === null ? undefined : sources.byName(itemAt(found, 2));
      if (found === null || source === undefined) return [];
      const line = Number(found[3]);
      const column = Math.max(1, Number(found[4] ?? 1) - shift(sources, source, line));
      const name = found[1] ?? '';
      return [
        {
          ...place(sources, source, line, column),
          function: /^<.*>$/.test(name) ? '' : cut(name, LONGEST_NAME),
        },
      ];
    });
}

/** How far a function of ours around the file moves a line to the right. */
const shift = (sources: Sources, source: Source, line: number): number =>
  line === 1 && sources.wrapped.has(source) ? WRAPPER_COLUMNS : 0;

/** The engine does not say where an import that cannot be met stands; its text does. */
function placeOfImport(name: string, message: string, sources: Sources): Frame[] {
  const specifier = /^cannot find "(.*)": /s.exec(message)?.[1];
  const missing =
    name === 'SyntaxError' ? /^Could not find export '(.*)' in module /s.exec(message)?.[1] : undefined;
  const wanted = specifier ?? missing;
  if (wanted === undefined) return [];
  for (const source of sources.all) {
    // At most so far, as a file of nothing but `import` would take the square of its length.
    for (const found of source.text
      .slice(0, IMPORTS_WITHIN)
      .matchAll(/\b(?:import|export|require)\b[^;]{0,500}?["'][^"'\n]{0,500}["']/g)) {
      const at = found[0].indexOf(wanted);
      if (at < 0) continue;
      const before = source.text.slice(0, found.index + at).split('\n');
      return [
        { file: source.path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, function: '' },
      ];
    }
  }
  return [];
}

/** Line and column in the file as the student wrote it. */
function place(sources: Sources, source: Source, line: number, column: number): Omit<Frame, 'function'> {
  const { map } = sources.stripped(source);
  const own = Math.min(line, sources.lines(source)); // what follows the file is ours
  if (map === null) return { file: source.path, line: own, column };
  const origin = map.origin(own - 1, column - 1);
  if (origin === null) return { file: source.path, line: own, column: null };
  return { file: source.path, line: origin.line + 1, column: origin.column + 1 };
}

const cut = (words: string, length: number): string =>
  words.length > length ? `${words.slice(0, length)}…` : words;
