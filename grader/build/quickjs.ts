import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { boot } from '../observe/sandbox/javascript/boot.ts';
import { EXPORT_NAMES, type Exports } from '../observe/sandbox/javascript/exports.ts';
import { QuickJs } from '../observe/sandbox/javascript/quickjs.ts';
import { wasm } from '../observe/sandbox/webAssembly.ts';
import { meter } from './wasm/meter.ts';
import { keepExports, preinitialise } from './wasm/preinitialise.ts';
import { I32, formatSections, parseSections, withGlobal } from './wasm/sections.ts';

const PAGE = 65_536;

/**
 * The engine's own stack. The 1 MiB that its linker laid out allows about 2,000 calls, too few for a search of a deep
 * tree written with closures. Some is kept back for what runs below the engine's guard. The worker's thread needs
 * 64 MB to match, as a call costs more there than here: `STACK_MB` in `observe/sandbox/pool.ts`.
 */
const STACK_BYTES = 32 * PAGE;
const STACK_LIMIT = STACK_BYTES - 4 * PAGE;
const STACK_ALIGNMENT = 16;

/** Room for a small submission, so that most instances never have to grow their memory. */
const HEADROOM = 512 * 1024;

/** Writes `dist/quickjs.metered.wasm`: the JavaScript engine of the sandbox, counting its work and already started. */
export async function buildQuickJs(root: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'quickjs.metered.wasm'), started(meter(await readFile(source)).bytes));
}

function started(metered: Uint8Array): Uint8Array {
  let stackAt = 0;
  const linkersTop: number[] = [];
  const never = (): never => {
    throw new Error('the engine called back while it started');
  };
  const js = new QuickJs(new wasm.Module(metered), { call: never, resolve: never, source: never }, (exports) => {
    exports._initialize();
    if (exports.qjs_init() !== 0) throw new Error('the JavaScript engine does not start');
    linkersTop.push(exports.__stack_pointer.value);
    stackAt = moveStack(exports);
  });
  const table = boot(js);
  js.exports.wasm_free(js.exports.wasm_malloc(HEADROOM));
  const memory = new Uint8Array(js.exports.memory.buffer.slice(0));
  // Both stacks are empty between calls; what lies in them is left over.
  memory.fill(0, 0, linkersTop[0]);
  memory.fill(0, stackAt, stackAt + STACK_BYTES);
  const sections = withGlobal(parseSections(metered), 'boot', I32, false, BigInt(table)).sections;
  const ready = preinitialise(sections, { memory, globals: { __stack_pointer: js.exports.__stack_pointer.value } });
  return formatSections(metered, keepExports(ready, (name) => EXPORT_NAMES.has(name)));
}

/** Gives the engine a larger stack, in its own heap; returns where that begins. */
function moveStack(exports: Exports): number {
  const block = exports.wasm_malloc(STACK_BYTES + STACK_ALIGNMENT);
  const at = Math.ceil(block / STACK_ALIGNMENT) * STACK_ALIGNMENT;
  exports.__stack_pointer.value = at + STACK_BYTES;
  exports.JS_UpdateStackTop(exports.qjs_get_runtime_ptr());
  exports.qjs_set_max_stack_size(STACK_LIMIT);
  return at;
}
