import { itemAt } from '../../../types/lookup.ts';
import { SourceMap } from './sourceMap.ts';
import type { WasmGlobal } from '../webAssembly.ts';
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
 * `strip` blanks the types out, which keeps every position; `transform` also rewrites what types alone cannot
 * explain (`enum`, `namespace`, parameter properties) and drops imports that are used as types only.
 */
export type Mode = 'strip' | 'transform';

/** What is used of the compiler's own script, and the counter that the build has put into its module. */
export interface Compiler {
  transformSync(
    text: string,
    options: {
      readonly mode: 'strip-only' | 'transform';
      readonly filename: string;
      readonly sourceMap?: true;
    },
  ): { readonly code: string; readonly map?: string };
  readonly __wasm: { readonly fuel: WasmGlobal<bigint> };
}

/** `export = …` makes a file CommonJS, and what is left of its imports of types must not make it a module. */
const EXPORT_EQUALS = /^[^\S\n]*export\s*=/m;
const EMPTY_EXPORT = /\nexport \{ \};\n$/;

/** A source as JavaScript. Throws TypeScriptError, and whatever ends the compiler early. */
export function stripTypes(compiler: Compiler, text: string, path: string, mode: Mode): Stripped {
  if (mode === 'strip') {
    try {
      return { code: compiler.transformSync(text, { mode: 'strip-only', filename: path }).code, map: null };
    } catch (error) {
      if (!isDiagnostic(error)) throw error;
      if (error.code !== 'UnsupportedSyntax') throw problem(error, path);
    }
  }
  try {
    const { code, map } = compiler.transformSync(text, {
      mode: 'transform',
      filename: path,
      sourceMap: true,
    });
    return {
      code: EXPORT_EQUALS.test(text) ? code.replace(EMPTY_EXPORT, '\n') : code,
      map: map === undefined ? null : new SourceMap(map),
    };
  } catch (error) {
    throw isDiagnostic(error) ? problem(error, path) : error;
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

function problem(error: Diagnostic, path: string): TypeScriptError {
  const message = itemAt(error.message.split('\n', 1), 0);
  return new TypeScriptError(message, {
    file: path,
    line: error.startLine ?? 1,
    column: (error.startColumn ?? 0) + 1,
    function: '',
  });
}
