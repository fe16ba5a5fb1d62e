import { TypeScript } from '../../observe/sandbox/javascript/compiler.ts';
import { Machines } from '../../observe/sandbox/javascript/machine.ts';
import { runJob } from '../../observe/sandbox/javascript/runJob.ts';
import type { Compiler } from '../../observe/sandbox/javascript/typescript.ts';
import type { WasmModule } from '../../observe/sandbox/webAssembly.ts';
import { serve, type RunJob } from './serve.ts';

/** What JavaScript runs on. */
export interface JavaScriptParts {
  readonly quickjs: WasmModule;
  /** Null where no file is TypeScript. */
  readonly typeScript: WasmModule | null;
}

/** `startCompiler` is the compiler's own script, as a function of its module. */
export const serveJavaScript = (startCompiler: (module: WasmModule) => Compiler): void =>
  serve((parts): RunJob => {
    const { quickjs, typeScript } = parts as JavaScriptParts;
    const machines = new Machines(quickjs);
    const compiler = new TypeScript(() => {
      if (typeScript === null) throw new Error('the compiler of TypeScript was not fetched');
      return startCompiler(typeScript);
    });
    return (job, emit) => runJob(job, machines, compiler, emit);
  });
