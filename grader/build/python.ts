import { itemAt } from '../types/lookup.ts';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bootPython } from '../observe/sandbox/python/boot.ts';
import { EXPORT_NAMES } from '../observe/sandbox/python/exports.ts';
import { VARIABLE } from '../observe/sandbox/python/interpreter.ts';
import { UNAVAILABLE } from '../observe/sandbox/python/unavailable.ts';
import { wasm } from '../observe/sandbox/webAssembly.ts';
import { emptyUnreachable } from './wasm/unreachable.ts';
import { formatSections, parseSections, withoutData } from './wasm/sections.ts';
import { exportVariables, keepExports } from './wasm/variables.ts';
import { meter } from './wasm/meter.ts';
import { withoutEntries } from './zip.ts';

/** Sources of the modules that students' files import besides Python's, by name. */
async function givenModules(root: string): Promise<Record<string, string>> {
  const folder = join(root, 'grader', 'observe', 'sandbox', 'python', 'modules');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** What Python starts from: its engine, its library, and what it runs first. */
export interface PythonParts {
  /** Metered, with the initial content of its memory. */
  readonly engine: Uint8Array;
  readonly library: Uint8Array;
  readonly prelude: string;
  readonly modules: Readonly<Record<string, string>>;
}

export async function pythonParts(root: string): Promise<PythonParts> {
  const pyodide = createRequire(import.meta.url);
  const module = await readFile(pyodide.resolve('pyodide/pyodide.asm.wasm'));
  // Before metering: fuel is the host's to set and no state of the program.
  const { bytes } = meter(exportVariables(keepExports(module, EXPORT_NAMES), VARIABLE));
  return {
    engine: bytes,
    library: withoutEntries(await readFile(pyodide.resolve('pyodide/python_stdlib.zip')), isUnavailable),
    prelude: await readFile(join(root, 'grader', 'observe', 'sandbox', 'python', 'prelude.py'), 'utf8'),
    modules: await givenModules(root),
  };
}

/**
 * `http/client.py` and `socket.py` are of modules that nobody can import. Who knows how can import `ctypes`
 * after all, and the hostile programs of the tests do: without it they would try less.
 */
function isUnavailable(path: string): boolean {
  const name = itemAt(path.split('/'), 0).replace(/\.py$/, '');
  return UNAVAILABLE.includes(name) && name !== 'ctypes';
}

/**
 * Writes what the sandbox makes Python from: `dist/python.snapshot`, its memory when it has started and
 * loaded most of the standard library; `dist/python.wasm`, the engine without the memory that the snapshot
 * replaces; and `dist/python.library.zip`. The same on every version of Node and every machine.
 */
export async function buildPython(root: string): Promise<void> {
  const { engine, library, ...sources } = await pythonParts(root);
  const snapshot = bootPython({ module: new wasm.Module(engine), library, ...sources });
  const restored = formatSections(engine, emptyUnreachable(withoutData(parseSections(engine))));
  const write = (name: string, bytes: Uint8Array): Promise<void> =>
    writeFile(join(root, 'dist', name), bytes);
  await mkdir(join(root, 'dist'), { recursive: true });
  await write('python.wasm', restored);
  await write('python.snapshot', snapshot);
  await write('python.library.zip', library);
}
