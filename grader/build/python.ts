import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bootPython } from '../observe/sandbox/python/boot.ts';
import { EXPORT_NAMES } from '../observe/sandbox/python/exports.ts';
import { VARIABLE } from '../observe/sandbox/python/interpreter.ts';
import { wasm } from '../observe/sandbox/webAssembly.ts';
import { exportVariables, keepExports } from './wasm/variables.ts';
import { meter } from './wasm/meter.ts';

/** Sources of the modules that agents' files import, by name. */
export async function agentModules(root: string): Promise<Record<string, string>> {
  const folder = join(root, 'grader', 'observe', 'sandbox', 'python', 'agents');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/**
 * Writes `dist/python.metered.wasm`, the Python of the sandbox, and `dist/python.snapshot`, its memory when
 * it has started and loaded most of the standard library. The same on every version of Node and every
 * machine.
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
    agents: await agentModules(root),
  });
  await writeFile(join(root, 'dist', 'python.snapshot'), snapshot);
}
