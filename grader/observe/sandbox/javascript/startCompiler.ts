import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packageRoot } from '../../../types/root.ts';
import { wasm, type WasmModule } from '../webAssembly.ts';
import type { Compiler } from './typescript.ts';

/** Starts the compiler that the build has made, read when it is first asked for. */
export function compilerStarter(): () => Compiler {
  let module: WasmModule | null = null;
  const file = (name: string): string => join(packageRoot(), 'dist', name);
  return () => {
    module ??= new wasm.Module(brotliDecompressSync(readFileSync(file('typescript.wasm.br'))));
    return (createRequire(import.meta.url)(file('typescript.cjs')) as (module: WasmModule) => Compiler)(
      module,
    );
  };
}
