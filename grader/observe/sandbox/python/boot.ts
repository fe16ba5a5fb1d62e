import { Printed } from '../printed.ts';
import type { WasmModule } from '../webAssembly.ts';
import { NULL, type Obj } from './exports.ts';
import { FileSystem } from './fileSystem.ts';
import { clearFreeMemory } from './freeMemory.ts';
import { ANY_CALL, selfOf, type FunctionName } from './functions.ts';
import { LIBRARY_PATH, ROOTS, formatSnapshot, type Roots } from './image.ts';
import { instantiate, variablesOf } from './interpreter.ts';
import { encode } from './memory.ts';
import type { Python } from './python.ts';
import { UNAVAILABLE } from './unavailable.ts';

interface Parts {
  readonly module: WasmModule;
  readonly library: Uint8Array;
  readonly prelude: string;
  /** Modules that students' files import besides Python's, by the names of their files. */
  readonly modules: Readonly<Record<string, string>>;
}

const FILE_INPUT = 257; // Py_file_input
const METH_FASTCALL_WITH_KEYWORDS = 0x82;
const BOOT_FUEL = 2 ** 52;
const BOOT_MEMORY = 256 * 1024 * 1024;

/** Python's own functions that draw, or wait, are replaced by these. */
const BEHIND_MODULES: readonly FunctionName[] = [
  'drawNumber',
  'drawInteger',
  'drawChoice',
  'drawShuffle',
  'sleep',
];

/**
 * Starts Python, runs the prelude and gives the snapshot of what is then in memory. Throws when anything goes
 * wrong.
 *
 * CPython is started through its own C API. Pyodide's loader would do it too, but its objects that stand for
 * JavaScript's lead from Python to the host, its snapshots differ between versions of Node, and each start
 * takes seconds.
 */
export function bootPython({ module, library, prelude, modules }: Parts): Uint8Array {
  const files = new FileSystem();
  files.add(LIBRARY_PATH, library);
  for (const [name, source] of Object.entries(modules)) files.add(`/lib/given/${name}`, encode(source));
  const printed = new Printed(64);
  const { python, system, outside } = instantiate(
    { module },
    {
      files,
      printed,
      memoryLimit: BOOT_MEMORY,
      workBefore: 0,
      fuelSet: BOOT_FUEL,
      entropy: 1,
      call: () => NULL,
    },
  );
  const { exports, memory } = python;
  exports.fuel.value = BigInt(BOOT_FUEL);
  exports.__wasm_call_ctors();
  initialize(python);
  const definition = defineOutside(python, outside);
  const functions = python.dict(
    Object.fromEntries(
      BEHIND_MODULES.map((name) => [name, outsideFunction(python, definition, name, ANY_CALL)]),
    ),
  );
  const unavailable = python.list(UNAVAILABLE.map((name) => python.string(name)));
  const globals = runPrelude(
    python,
    prelude,
    { _functions: functions, _unavailable: unavailable },
    () => printed.result().text,
  );
  const roots = Object.fromEntries(
    ROOTS.map((name) => [name, python.withText(name, (at) => exports.PyDict_GetItemString(globals, at))]),
  ) as unknown as Roots;
  if (Object.values(roots).includes(0)) throw new Error('the prelude lacks a function');
  clearFreeMemory(exports, memory);
  return formatSnapshot(
    { globals: variablesOf(exports).map(({ value }) => value), definition, roots },
    memory.bytes.slice(0, system.memory.size),
  );
}

/** PEP 741: nothing is read from the surroundings. */
function initialize(python: Python): void {
  const { exports, memory } = python;
  const config = exports.PyInitConfig_Create();
  const check = (result: number): void => {
    if (result === 0) return;
    const at = python.room(4);
    exports.PyInitConfig_GetError(config, at);
    throw new Error(`Python does not start: ${memory.zeroEnded(memory.u32(at), 1_000)}`);
  };
  const integers = {
    use_environment: 0,
    use_hash_seed: 1,
    hash_seed: 0,
    utf8_mode: 1,
    site_import: 0,
    user_site_directory: 0,
    write_bytecode: 0,
    install_signal_handlers: 0,
    buffered_stdio: 0,
  };
  const texts = {
    executable: '/python',
    home: '/',
    prefix: '/',
    exec_prefix: '/',
    stdio_encoding: 'utf-8',
    stdio_errors: 'backslashreplace',
  };
  for (const [name, value] of Object.entries(integers))
    check(python.withText(name, (at) => exports.PyInitConfig_SetInt(config, at, BigInt(value))));
  for (const [name, value] of Object.entries(texts)) {
    check(
      python.withText(name, (at) =>
        python.withText(value, (valueAt) => exports.PyInitConfig_SetStr(config, at, valueAt)),
      ),
    );
  }
  check(
    python.withText(LIBRARY_PATH, (path) => {
      const list = python.room(4);
      memory.setU32(list, path);
      return python.withText('module_search_paths', (at) =>
        exports.PyInitConfig_SetStrList(config, at, 1, list),
      );
    }),
  );
  check(exports.Py_InitializeFromInitConfig(config));
}

/**
 * The definition that every function outside shares: a C structure of a name, a pointer, flags and a
 * docstring.
 */
function defineOutside(python: Python, outside: number): number {
  const { at: name } = python.bytes(new TextEncoder().encode('given\0'));
  const definition = python.room(16);
  [name, outside, METH_FASTCALL_WITH_KEYWORDS, 0].forEach((word, i) =>
    python.memory.setU32(definition + 4 * i, word),
  );
  return definition;
}

/** A built-in function of Python that calls outside. */
export function outsideFunction(python: Python, definition: number, name: FunctionName, call: number): Obj {
  const self = python.number(selfOf(name, call));
  const made = python.exports.PyCMethod_New(definition, self, NULL, 0);
  python.free(self);
  return python.checked(made);
}

function runPrelude(
  python: Python,
  prelude: string,
  given: Readonly<Record<string, Obj>>,
  printed: () => string,
): Obj {
  const { exports } = python;
  const module = python.withText('given', (at) => exports.PyModule_New(at));
  const globals = exports.PyModule_GetDict(module);
  for (const [name, value] of Object.entries(given)) {
    python.withText(name, (at) => exports.PyDict_SetItemString(globals, at, value));
  }
  const result = python.withText(prelude, (at) =>
    exports.PyRun_StringFlags(at, FILE_INPUT, globals, globals, 0),
  );
  if (result === NULL) {
    exports.PyErr_Print();
    throw new Error(`the prelude fails: ${printed()}`);
  }
  return globals;
}
