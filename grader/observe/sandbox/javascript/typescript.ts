import { itemAt } from '../../../types/lookup.ts';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Frame, StudentError } from '../../../types/observation.ts';

/**
 * JavaScript made from TypeScript, and the way back to the student's lines; null where lines and columns are
 * kept.
 */
export interface Stripped {
  readonly code: string;
  readonly map: SourceMap | null;
}

/** A mistake in TypeScript, at the student's own line and column, both from 1. */
export class TypeScriptError extends Error {
  readonly #frame: Frame;

  constructor(message: string, frame: Frame) {
    super(message);
    this.#frame = frame;
  }

  inWords(): StudentError {
    return { name: 'SyntaxError', message: this.message, frames: [this.#frame] };
  }
}

/**
 * The compiler itself broke down, as it does when source is nested too deep. It is one for all submissions of
 * a thread and could misread the next: the thread must not be used again.
 */
export class CompilerBroken extends TypeScriptError {
  constructor(file: string) {
    super('this TypeScript is nested too deep to be read', { file, line: 1, column: null, function: '' });
  }
}

/**
 * `strip` blanks the types out, which keeps every position; `transform` also rewrites what types alone cannot
 * explain (`enum`, `namespace`, parameter properties) and drops imports that are used as types only.
 */
export type Mode = 'strip' | 'transform';

export type Compiler = typeof import('@swc/wasm-typescript');

/** The compiler takes a while to load, so that only TypeScript pays for it. */
export async function loadCompiler(): Promise<Compiler> {
  const loaded = (await import('@swc/wasm-typescript')) as unknown as Compiler & {
    readonly default?: Compiler;
  };
  return loaded.default ?? loaded;
}

/** Throws TypeScriptError or CompilerBroken. */
export function stripTypes(compiler: Compiler, text: string, path: string, mode: Mode): Stripped {
  if (mode === 'strip') {
    try {
      return { code: compiler.transformSync(text, { mode: 'strip-only', filename: path }).code, map: null };
    } catch (error) {
      if (!isDiagnostic(error) || error.code !== 'UnsupportedSyntax') throw problem(error, path);
    }
  }
  try {
    const { code, map } = compiler.transformSync(text, {
      mode: 'transform',
      filename: path,
      sourceMap: true,
    });
    return { code, map: map === undefined ? null : new SourceMap(JSON.parse(map) as SourceMapPayload) };
  } catch (error) {
    throw problem(error, path);
  }
}

/** What the compiler throws about a source is a plain object; an Error is about itself. */
interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

const isDiagnostic = (error: unknown): error is Diagnostic =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'code' in error &&
  'message' in error &&
  typeof error.message === 'string';

function problem(error: unknown, path: string): Error {
  if (!isDiagnostic(error)) return new CompilerBroken(path);
  const message = itemAt(error.message.split('\n', 1), 0);
  return new TypeScriptError(message, {
    file: path,
    line: error.startLine ?? 1,
    column: (error.startColumn ?? 0) + 1,
    function: '',
  });
}
