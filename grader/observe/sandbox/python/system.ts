import { LimitReached } from '../../host/errors.ts';
import { HostWork } from '../hostWork.ts';
import type { Printed } from '../printed.ts';
import { wasm, type WasmModule } from '../webAssembly.ts';
import type { Exports, Obj } from './exports.ts';
import { ERRNO, type FileSystem } from './fileSystem.ts';
import { Memory } from './memory.ts';

/** Raised by what no submission may do. Python cannot catch it: it ends the run. */
export class Forbidden extends Error {
  readonly operation: string;

  constructor(operation: string) {
    super(`forbidden: ${operation}`);
    this.operation = operation;
  }
}

export type SystemCall = (...args: never[]) => unknown;

/** What the interpreter's calls need of the run at hand; set before each. */
export interface RunEnvironment {
  files: FileSystem;
  printed: Printed;
  /** The most that memory may grow to, in bytes. */
  memoryLimit: number;
  /**
   * Units of work done before the fuel was last set: with it, the clock tells how much work there has been.
   */
  workBefore: number;
  fuelSet: number;
  /** State of what stands for the system's entropy; never 0. */
  entropy: number;
  /**
   * Called by the functions that Python was given; `names` is a tuple of the names of the last arguments, or
   * NULL.
   */
  call: (self: Obj, args: number, count: number, names: Obj) => Obj;
}

/**
 * Everything that the interpreter can call outside itself. It is the whole boundary: Pyodide's own JavaScript
 * is never loaded, so that there is no way from Python to JavaScript at all, and what is not listed here ends
 * the run.
 */
export class System {
  readonly surroundings: RunEnvironment;
  #exports: Exports | null = null;
  #memory: Memory | null = null;
  /** What is done here for a submission is paid for by its fuel. */
  readonly work = new HostWork(() => this.exports.fuel);

  constructor(surroundings: RunEnvironment) {
    this.surroundings = surroundings;
  }

  get exports(): Exports {
    return this.#exports!;
  }

  get memory(): Memory {
    return this.#memory!;
  }

  attach(exports: Exports): void {
    this.#exports = exports;
    this.#memory = new Memory(exports.memory, this.work);
  }

  /** What the module asks to be given, by module and name: calls of its own, and `further` ones. */
  imports(
    module: WasmModule,
    further: Readonly<Record<string, SystemCall>>,
  ): Record<string, Record<string, unknown>> {
    const calls: Readonly<Record<string, SystemCall>> = { ...this.#own(), ...further };
    const imports: Record<string, Record<string, unknown>> = {};
    for (const { module: space, name, kind } of wasm.Module.imports(module)) {
      const given = (imports[space] ??= {});
      // Addresses of graphics functions that the build declares and nothing uses.
      if (kind === 'global') given[name] = new wasm.Global({ value: 'i32', mutable: true }, 0);
      else given[name] = this.#paid(name, Object.hasOwn(calls, name) ? calls[name]! : refuse(name));
    }
    return imports;
  }

  #paid(name: string, call: SystemCall): SystemCall {
    if (name === TRAMPOLINE) return call;
    return (...args) => {
      this.work.charge(CALL);
      return call(...args);
    };
  }

  #own(): Record<string, SystemCall> {
    const nothing = (): void => undefined;
    return {
      // Calls a C function through a pointer whose type may have fewer parameters than are given.
      [TRAMPOLINE]: (at: number, self: number, args: number, names: number) => {
        this.work.charge(TRAMPOLINE_CALL);
        const callee = this.exports.__indirect_function_table.get(at);
        if (callee === null) throw new RangeError(`there is no function ${at}`);
        return callee(self, args, names);
      },
      _Py_CheckEmscriptenSignals_Helper: () => 0,
      _Py_emscripten_runtime: () => 0,
      __hiwire_deduplicate_new: () => null,
      emscripten_runtime_keepalive_push: nothing,
      emscripten_runtime_keepalive_pop: nothing,
      _emscripten_get_progname: (at: number) => void this.memory.bytes.fill(0, at, at + 1),
      __syscall_getuid32_js: () => 0,
      __syscall_umask_js: () => 0o022,
      environ_sizes_get: (countAt: number, sizeAt: number) => {
        this.memory.setU32(countAt, 0);
        this.memory.setU32(sizeAt, 0);
        return 0;
      },
      environ_get: () => 0,
      emscripten_get_heap_max: () => this.surroundings.memoryLimit,
      emscripten_resize_heap: (wanted: number) => this.#resize(wanted >>> 0),
    };
  }

  /** Memory that is not there ends the run: what Python does without it differs from program to program. */
  #resize(wanted: number): number {
    const { memory } = this;
    const { memoryLimit } = this.surroundings;
    if (wanted > memoryLimit) throw new LimitReached('memory');
    memory.grow(Math.min(Math.max(wanted - memory.size, LEAST_GROWTH), memoryLimit - memory.size));
    return 1;
  }
}

const LEAST_GROWTH = 1 << 20;
const TRAMPOLINE = '_PyEM_TrampolineCall_JS';
/** Units of work that calls outside cost, whatever they do. */
const CALL = 100;
const TRAMPOLINE_CALL = 5;

/** Calls of the operating system fail as on a system that has not got them; all others end the run. */
function refuse(name: string): SystemCall {
  if (name.startsWith('__syscall_') || name.startsWith('fd_')) {
    const code = name.startsWith('fd_') ? ERRNO.notPermitted : -ERRNO.notPermitted;
    return () => code;
  }
  return () => {
    throw new Forbidden(name);
  };
}
