import { host } from '../../../host/here.ts';
import type { SourceFile } from '../../../types/submission.ts';
import { isOutOfStack } from '../outOfStack.ts';
import { sameFiles } from './machine.ts';
import { stripTypes, TypeScriptError, type Compiler, type Mode, type Stripped } from './typescript.ts';

/** Units of work for all files of a submission: a file of a hundred kilobytes takes a third. */
const FUEL = 150_000_000;

/**
 * The compiler of TypeScript of one thread. It counts its work as the engines do, so that source which would
 * keep it busy is told so on every machine; and what became of a file is remembered as long as files of the
 * same submission are asked for.
 */
export class TypeScript {
  readonly #start: () => Compiler;
  #compiler: Compiler | null = null;
  #files: readonly SourceFile[] = [];
  #left = FUEL;
  readonly #known = new Map<string, Stripped | TypeScriptError>();

  /** `start` gives a compiler in which nothing has run. */
  constructor(start: () => Compiler) {
    this.#start = start;
  }

  /** One of these files as JavaScript. Throws TypeScriptError. */
  stripped(files: readonly SourceFile[], text: string, path: string, mode: Mode): Stripped {
    if (!sameFiles(files, this.#files)) {
      this.#files = files;
      this.#left = FUEL;
      this.#known.clear();
    }
    const key = `${mode}:${path}`;
    const known = this.#known.get(key) ?? this.#strip(text, path, mode);
    this.#known.set(key, known);
    if (known instanceof TypeScriptError) throw known;
    return known;
  }

  #strip(text: string, path: string, mode: Mode): Stripped | TypeScriptError {
    const compiler = (this.#compiler ??= this.#start());
    const { fuel } = compiler.__wasm;
    fuel.value = BigInt(this.#left);
    try {
      return stripTypes(compiler, text, path, mode);
    } catch (error) {
      if (error instanceof TypeScriptError) return error;
      // Stopped half-way it might misread the next file.
      this.#compiler = null;
      if (isOutOfStack(error) && !host.hasAmpleStack) throw error;
      const message =
        fuel.value < 0n
          ? 'this TypeScript takes too much work to be read: is something nested very deep?'
          : 'this TypeScript is nested too deep to be read';
      return new TypeScriptError(message, { file: path, line: 1, column: null, function: '' });
    } finally {
      this.#left = Math.max(0, Number(fuel.value));
    }
  }
}
