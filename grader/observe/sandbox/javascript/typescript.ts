import { SourceMap, type SourceMapPayload } from 'node:module';

/** JavaScript made from TypeScript, and the way back to the student's lines; null where lines and columns are kept. */
export interface Stripped {
  readonly code: string;
  readonly map: SourceMap | null;
}

/** A mistake in TypeScript, at the student's own line and column, both from 1. */
export class TypeScriptError extends Error {
  readonly path: string;
  readonly line: number;
  readonly column: number;

  constructor(message: string, path: string, line: number, column: number) {
    super(message);
    this.path = path;
    this.line = line;
    this.column = column;
  }
}

/**
 * `strip` blanks the types out, which keeps every position; `transform` also rewrites what types alone cannot
 * explain (`enum`, `namespace`, parameter properties) and drops imports that are used as types only.
 */
export type Mode = 'strip' | 'transform';

type Compiler = typeof import('@swc/wasm-typescript');

/** The compiler takes a while to load, so that only TypeScript pays for it. */
export async function loadCompiler(): Promise<Compiler> {
  const loaded = (await import('@swc/wasm-typescript')) as unknown as Compiler & { readonly default?: Compiler };
  return loaded.default ?? loaded;
}

/** Throws TypeScriptError. */
export function stripTypes(compiler: Compiler, text: string, path: string, mode: Mode): Stripped {
  if (mode === 'strip') {
    try {
      return { code: compiler.transformSync(text, { mode: 'strip-only', filename: path }).code, map: null };
    } catch (error) {
      if ((error as Diagnostic).code !== 'UnsupportedSyntax') throw problem(error as Diagnostic, path);
    }
  }
  try {
    const { code, map } = compiler.transformSync(text, { mode: 'transform', filename: path, sourceMap: true });
    return { code, map: map === undefined ? null : new SourceMap(JSON.parse(map) as SourceMapPayload) };
  } catch (error) {
    throw problem(error as Diagnostic, path);
  }
}

/** What the compiler throws: a plain object, or a string when it fails itself. */
interface Diagnostic {
  readonly code?: string;
  readonly message?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

function problem(error: Diagnostic, path: string): TypeScriptError {
  const message = typeof error.message === 'string' ? error.message.split('\n', 1)[0]! : 'this TypeScript cannot be read';
  return new TypeScriptError(message, path, error.startLine ?? 1, (error.startColumn ?? 0) + 1);
}
