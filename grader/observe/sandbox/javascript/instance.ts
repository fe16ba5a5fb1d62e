import { Random } from '../../../../reference/random.ts';
import type { Limits } from '../../../types/exercise.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation, Outcome, StudentError } from '../../../types/observation.ts';
import type { Program } from '../../../types/submission.ts';
import { HostError, LimitReached } from '../../host/errors.ts';
import { RandomHost } from '../../host/randomHost.ts';
import { Recorder } from '../../host/recorder.ts';
import { openRun, type Run } from '../../host/run.ts';
import { Printed } from '../printed.ts';
import { wasm, type WasmModule } from '../webAssembly.ts';
import { argumentsOf, randomFunctions } from './api.ts';
import { consoleFunctions } from './console.ts';
import { exportNames, findEntry, type Entry } from './entry.ts';
import type { Value } from './exports.ts';
import { Loader } from './loader.ts';
import { readPlain } from './plain.ts';
import { GuestThrow, type QuickJs } from './quickjs.ts';
import type { Sources } from './sources.ts';
import { ErrorReader } from './studentError.ts';

const BYTES_PER_MB = 1 << 20;
/** Work for reading an answer and for putting objects in place: bounded by what is read, not by the submission. */
const OWN_FUEL = 1_000_000_000;

/** One engine with one submission in it. After a trap it must not be used again. */
export class Instance {
  readonly #loader: Loader;
  readonly #limits: Limits;
  readonly #entry: string;
  #printed: Printed;
  #found: Entry | null = null;
  #trapped = false;

  constructor(module: WasmModule, sources: Sources, { entry }: Program, limits: Limits) {
    this.#limits = limits;
    this.#entry = entry;
    this.#printed = new Printed(limits.outputKB);
    this.#loader = new Loader(module, limits.memoryMB * BYTES_PER_MB, sources, entry);
    const { guest } = this.#loader;
    guest.answer(consoleFunctions(guest, (text) => this.#printed.print(text)));
    // What files draw while they load is nobody's decision: always the same, and not recorded.
    guest.answer({ 'Math.random': randomFunctions(new RandomHost(Random.seeded(0), new Recorder(limits.calls)), guest)['Math.random'] });
  }

  /** True after anything that may have left the engine half-way: it must be replaced. */
  get trapped(): boolean {
    return this.#trapped;
  }

  /** Loads the files; gives what happened if there is nothing to call, else null. */
  load(entryFile: string): Observation | null {
    const { js } = this.#loader.guest;
    const outcome = this.#metered((): Outcome | null => {
      const source = this.#loader.sources.byPath(entryFile);
      if (source === undefined) return { kind: 'fault', message: `the entry file ${entryFile} is not among the scripts` };
      const loaded = this.#loader.load(source);
      this.#found = findEntry(js, loaded, this.#entry);
      return this.#found === null ? { kind: 'no-entry', exports: exportNames(js, loaded) } : null;
    }, (error) => ({ kind: 'not-loaded', error }));
    return outcome.value === null ? null : this.#observation(outcome.value, outcome.fuel, null);
  }

  /** Calls the entry on one input. */
  call(input: Input): Observation {
    const { guest } = this.#loader;
    const { js } = guest;
    const run = openRun(input, this.#limits.calls);
    js.fuel = OWN_FUEL;
    const args = argumentsOf(run, guest);
    const entry = this.#found!;
    const outcome = this.#metered((): Value => js.call(entry.callee, entry.self, args), (error): Outcome => ({ kind: 'threw', error }));
    if (this.#trapped) return this.#observation(outcome.value as Outcome, outcome.fuel, run);
    js.fuel = OWN_FUEL;
    args.forEach((arg) => js.free(arg));
    return this.#observation(typeof outcome.value === 'number' ? this.#answer(outcome.value) : outcome.value, outcome.fuel, run);
  }

  #answer(value: Value): Outcome {
    const { js } = this.#loader.guest;
    const answer = readPlain(js, value);
    js.free(value);
    return answer.ok ? { kind: 'returned', value: answer.value } : { kind: 'unreadable', what: answer.what, path: answer.path };
  }

  /** Runs the submission's code within its fuel, and turns whatever ends it early into an outcome. */
  #metered<T>(action: () => T, thrown: (error: StudentError) => Outcome): { readonly value: T | Outcome; readonly fuel: number } {
    const { js } = this.#loader.guest;
    const { fuel } = this.#limits;
    js.fuel = fuel;
    const used = (): number => Math.min(fuel, fuel - js.fuel);
    try {
      const value = action();
      return { value, fuel: used() };
    } catch (error) {
      const spent = used();
      if (error instanceof GuestThrow) {
        js.fuel = OWN_FUEL;
        const read = new ErrorReader(this.#loader).read(error.value);
        js.free(error.value);
        return { value: thrown(read), fuel: spent };
      }
      if (error instanceof HostError) return { value: thrown({ name: error.name, message: error.message, frames: [] }), fuel: spent };
      this.#trapped = true;
      return { value: ending(error, js, thrown), fuel: spent };
    }
  }

  #observation(outcome: Outcome, fuel: number, run: Run | null): Observation {
    const output = this.#printed.result();
    this.#printed = new Printed(this.#limits.outputKB);
    return {
      outcome,
      events: run?.recorder.events() ?? new Float64Array(0),
      states: run?.kind === 'game' ? run.game.states : [],
      points: run?.kind === 'local' ? run.problem.points : [],
      output,
      fuel,
      calls: run?.recorder.calls ?? 0,
    };
  }
}

/** What ended a run from outside the submission's own code. */
function ending(error: unknown, js: QuickJs, thrown: (error: StudentError) => Outcome): Outcome {
  if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
  if (error instanceof wasm.RuntimeError && js.fuel < 0) return { kind: 'limit', limit: 'work' };
  // The thread's stack ran out before the engine's own guard saw it: the same mistake of the student's.
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return thrown({ name: 'RangeError', message: 'Maximum call stack size exceeded', frames: [] });
  }
  return { kind: 'fault', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
