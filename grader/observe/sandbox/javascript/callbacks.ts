import { itemAt } from '../../../types/lookup.ts';
import { GuestThrow } from './guestThrow.ts';
import { HostError } from '../../host/errors.ts';
import type { Exports, Value } from './exports.ts';
import type { Heap } from './heap.ts';
import type { HostWork } from '../hostWork.ts';
import type { Callbacks } from './start.ts';

/**
 * What the code inside may call. Each may throw a HostError or GuestThrow into it; anything else ends the
 * run.
 */
export interface GuestHost {
  /**
   * A host function is called; `self`, its `this`, and the arguments belong to the engine, and so does the
   * answer from then on.
   */
  call(id: number, args: readonly Value[], self: Value): Value;
  /** Name of the module that `specifier` means inside the module `base`. */
  resolve(base: string, specifier: string): string;
  /** Source of a module by the name that `resolve` gave. */
  source(name: string): string;
}

/** What is needed of the engine to answer it. */
export interface CallingEngine {
  readonly exports: Exports;
  readonly heap: Heap;
  readonly work: HostWork;
  /** An error of the language's own for one of ours. */
  error(thrown: HostError): Value;
  free(value: Value): void;
}

const ZERO = 0x30;
const FAILED = 0;
/** Units of work of a call from inside, and of each of its arguments. */
const CALL = 16;
const ARGUMENT = 4;
const MODULE = 500;
/** Units of work to make an error and to word it. */
const REFUSAL = 400;

/** The engine's imports, in terms of what they mean. `js` is complete by the time any of them is called. */
export function callbacksOf(js: CallingEngine, host: GuestHost): Callbacks {
  /**
   * Throws inside what was thrown outside, if that is what it is for. Limits, traps and faults of our own go
   * through.
   */
  const throwInside = (thrown: unknown): number => {
    if (!(thrown instanceof GuestThrow || thrown instanceof HostError)) throw thrown;
    js.work.charge(REFUSAL);
    const error = thrown instanceof GuestThrow ? thrown.value : js.error(thrown);
    js.free(js.exports.qjs_throw(error));
    js.free(error);
    return FAILED;
  };
  return {
    host_call(nameAt, nameLength, self, count, listAt) {
      const { bytes, view } = js.heap;
      let id = 0;
      for (let i = nameAt; i < nameAt + nameLength; i += 1) id = id * 10 + itemAt(bytes, i) - ZERO;
      const args: Value[] = [];
      for (let i = 0; i < count; i += 1) args.push(view.getUint32(listAt + i * 4, true) as Value);
      js.work.charge(CALL + ARGUMENT * count);
      try {
        return host.call(id, args, self as Value);
      } catch (thrown) {
        return throwInside(thrown);
      }
    },
    host_module_normalize(baseAt, nameAt) {
      js.work.charge(MODULE);
      try {
        return js.heap.write(host.resolve(js.heap.readZeroEnded(baseAt), js.heap.readZeroEnded(nameAt))).at;
      } catch (thrown) {
        return throwInside(thrown);
      }
    },
    host_module_load(nameAt, lengthAt) {
      js.work.charge(MODULE);
      try {
        const { at, length } = js.heap.write(host.source(js.heap.readZeroEnded(nameAt)));
        js.heap.view.setUint32(lengthAt, length, true);
        return at;
      } catch (thrown) {
        return throwInside(thrown);
      }
    },
  };
}
