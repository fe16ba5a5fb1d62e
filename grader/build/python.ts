import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bootPython } from '../observe/sandbox/python/boot.ts';
import { EXPORT_NAMES } from '../observe/sandbox/python/exports.ts';
import { VARIABLE } from '../observe/sandbox/python/interpreter.ts';
import { wasm } from '../observe/sandbox/webAssembly.ts';
import { exportVariables, keepExports } from './wasm/variables.ts';
import { meter } from './wasm/meter.ts';

/**
 * Writes `dist/python.metered.wasm`, the Python of the sandbox, and `dist/python.snapshot`, its memory when it has
 * started and loaded most of the standard library. The same on every version of Node and every machine.
 */
export async function buildPython(root: string): Promise<void> {
  const pyodide = createRequire(import.meta.url);
  const module = await readFile(pyodide.resolve('pyodide/pyodide.asm.wasm'));
  // Before metering: fuel is the host's to set and no state of the program.
  const { bytes } = meter(exportVariables(keepExports(module, EXPORT_NAMES), VARIABLE));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'python.metered.wasm'), bytes);
  const snapshot = bootPython({
    module: new wasm.Module(bytes),
    library: await readFile(pyodide.resolve('pyodide/python_stdlib.zip')),
    prelude: await readFile(join(root, 'grader', 'observe', 'sandbox', 'python', 'prelude.py'), 'utf8'),
  });
  await writeFile(join(root, 'dist', 'python.snapshot'), snapshot);
}
