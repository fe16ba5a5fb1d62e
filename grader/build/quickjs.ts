import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { boot } from '../observe/sandbox/javascript/boot.ts';
import { EXPORT_NAMES } from '../observe/sandbox/javascript/exports.ts';
import { Machine } from '../observe/sandbox/javascript/machine.ts';
import { QuickJs } from '../observe/sandbox/javascript/quickjs.ts';
import { wasm } from '../observe/sandbox/webAssembly.ts';
import { meter } from './wasm/meter.ts';
import { keepExports, preinitialise } from './wasm/preinitialise.ts';
import { assertRestorable } from './wasm/restorable.ts';
import { I32, formatSections, parseSections, withGlobal } from './wasm/sections.ts';

/**
 * How much of the engine's stack a submission may use: the 1 MiB that its linker laid out, less what runs
 * below the engine's own guard. About 4,000 calls, or a tree of 1,500 plies searched with closures. The
 * worker's thread needs 32 MB to match, as a call costs more there than here: `stackMB` in
 * `observe/sandbox/engines.ts`.
 */
const STACK_LIMIT = 896 * 1024;

/** Room for a small submission, so that most instances never have to grow their memory. */
const HEADROOM = 256 * 1024;

/**
 * Writes `dist/quickjs.wasm`: the JavaScript engine of the sandbox, counting its work and already
 * started.
 */
export async function buildQuickJs(root: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'quickjs.wasm'), started(meter(await readFile(source)).bytes));
}

function started(metered: Uint8Array): Uint8Array {
  const never = (): never => {
    throw new Error('the engine called back while it started');
  };
  const js = new QuickJs(
    new Machine(new wasm.Module(metered)),
    { call: never, resolve: never, source: never },
    (exports) => {
      exports._initialize();
      if (exports.qjs_init() !== 0) throw new Error('the JavaScript engine does not start');
      exports.qjs_set_max_stack_size(STACK_LIMIT);
    },
  );
  const table = boot(js);
  js.exports.wasm_free(js.exports.wasm_malloc(HEADROOM));
  const memory = new Uint8Array(js.exports.memory.buffer.slice(0));
  // The stack comes first in memory and is empty between calls: what lies there is left over.
  memory.fill(0, 0, js.exports.__stack_pointer.value);
  const sections = withGlobal(parseSections(metered), 'boot', I32, false, BigInt(table)).sections;
  const kept = keepExports(preinitialise(sections, memory), (name) => EXPORT_NAMES.has(name));
  assertRestorable(kept, 2); // the stack pointer and the fuel: see Machine.restore
  return formatSections(metered, kept);
}
