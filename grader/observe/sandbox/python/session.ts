import { Random } from '../../../../reference/random.ts';
import type { Limits } from '../../../types/exercise.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation, Outcome, Plain, StudentError } from '../../../types/observation.ts';
import type { Program } from '../../../types/submission.ts';
import { LimitReached } from '../../host/errors.ts';
import { RandomHost } from '../../host/randomHost.ts';
import { Recorder } from '../../host/recorder.ts';
import { MOST_ANSWER_VALUES } from '../../host/partHost.ts';
import { openRun, recordOf, type Run } from '../../host/run.ts';
import { Printed } from '../printed.ts';
import { wasm } from '../webAssembly.ts';
import { Api } from './api.ts';
import { NANOSECONDS_PER_UNIT } from './clock.ts';
import { exportNames, findEntry } from './entry.ts';
import { explain } from './explain.ts';
import { NULL, type Obj } from './exports.ts';
import { FileSystem, WORKING_FOLDER } from './fileSystem.ts';
import { LIBRARY_PATH, type Image, type Roots } from './image.ts';
import { type Interpreter } from './interpreter.ts';
import { encode } from './memory.ts';
import { readPlain } from './plain.ts';
import { Raised, type Python } from './python.ts';
import { readError } from './pythonError.ts';
import { Forbidden, type Surroundings } from './system.ts';

const BYTES_PER_MB = 1 << 20;
/** Work for putting objects in place and reading answers: bounded by what is read, not by the submission. */
const OWN_FUEL = 1_000_000_000;
/** Loading may compile modules of the standard library, which is more work than most searches are. */
const LOADING_FUEL = 400_000_000;
/** For the text of an exception, which may be the submission's own code. */
const MESSAGE_FUEL = 10_000_000;
/** No entry is called with more. */
const MOST_ARGUMENTS = 8;

/** One submission in an interpreter. After a trap neither is of use. */
export class Session {
  readonly #python: Python;
  readonly #surroundings: Surroundings;
  readonly #limits: Limits;
  readonly #program: Program;
  readonly #api: Api;
  readonly #roots: Roots;
  #entry: Obj = NULL;
  /** How many of its arguments the entry takes. */
  #arity = MOST_ARGUMENTS;
  #trapped = false;

  constructor(interpreter: Interpreter, image: Image, program: Program, limits: Limits) {
    this.#python = interpreter.python;
    this.#surroundings = interpreter.system.surroundings;
    this.#limits = limits;
    this.#program = program;
    this.#roots = interpreter.snapshot.roots;
    interpreter.restore();
    this.#api = new Api(
      this.#python,
      interpreter.snapshot,
      new RandomHost(Random.seeded(1), new Recorder(limits.calls)),
      (seconds) => {
        this.#surroundings.workBefore += (seconds * 1e9) / NANOSECONDS_PER_UNIT;
      },
    );
    Object.assign(this.#surroundings, {
      files: filesOf(program, image.library),
      printed: new Printed(limits.outputKB),
      memoryLimit: interpreter.snapshot.memoryBytes + limits.memoryMB * BYTES_PER_MB,
      workBefore: 0,
      fuelSet: 0,
      entropy: 1,
      call: (self, args, count, names) => this.#api.answer(self, args, count, names),
    } satisfies Surroundings);
    this.#setFuel(OWN_FUEL);
  }

  /** True after anything that may have left the interpreter half-way. */
  get trapped(): boolean {
    return this.#trapped;
  }

  /** Loads the files; gives what happened if there is nothing to call, else null. */
  load(): Observation | null {
    const python = this.#python;
    const path = python.string(`${WORKING_FOLDER}/${this.#program.entryFile}`);
    const isForAgents = python.boolean(this.#program.style === 'agents');
    const { value, fuel } = this.#metered(
      Math.max(LOADING_FUEL, this.#limits.fuel),
      (): Obj => python.call(this.#roots.load as Obj, [path, isForAgents]),
      (error) => ({ kind: 'not-loaded', error }),
    );
    if (typeof value !== 'number') return this.#observation(value, fuel, null);
    this.#setFuel(OWN_FUEL);
    const entry = findEntry(python, value, this.#program.entry);
    if (entry === null)
      return this.#observation({ kind: 'no-entry', exports: exportNames(python, value) }, fuel, null);
    this.#entry = python.share(entry);
    if (this.#program.style === 'agents') return null;
    // Asking a function for its signature may run code of the submission.
    const arity = this.#metered(
      LOADING_FUEL,
      (): Obj => python.call(this.#roots.arity as Obj, [entry, python.number(MOST_ARGUMENTS)]),
      (error) => ({ kind: 'not-loaded', error }),
    );
    if (typeof arity.value !== 'number') return this.#observation(arity.value, arity.fuel, null);
    this.#arity = python.readInteger(arity.value) ?? MOST_ARGUMENTS;
    return null;
  }

  /** Calls the entry on one input; a part as often as the input says, within the limits of one call. */
  call(input: Input): Observation {
    const run = openRun(input, this.#limits.calls);
    if (run.kind !== 'part') {
      const { outcome, fuel } = this.#callOnce(run, this.#limits.fuel);
      return this.#observation(outcome, fuel, run);
    }
    const answers: Plain[] = [];
    let spent = 0;
    for (let call = 0; call < run.repeat; call += 1) {
      run.part.begin();
      const { outcome, fuel } = this.#callOnce(run, this.#limits.fuel - spent);
      spent += fuel;
      if (outcome.kind === 'unreadable')
        return this.#observation({ ...outcome, path: `[${call}]${outcome.path}` }, spent, run);
      if (outcome.kind !== 'returned') return this.#observation(outcome, spent, run);
      answers.push(outcome.value);
      // Letting go of the arguments may have run into a limit.
      if (this.#trapped) return this.#observation({ kind: 'limit', limit: 'work' }, spent, run);
    }
    return this.#observation({ kind: 'returned', value: answers }, spent, run);
  }

  #callOnce(run: Run, fuelLeft: number): { readonly outcome: Outcome; readonly fuel: number } {
    this.#setFuel(OWN_FUEL);
    const args = this.#api.open(run);
    const { value, fuel } = this.#metered(
      fuelLeft,
      (): Obj => this.#call(run, args),
      (error) => ({ kind: 'threw', error }),
    );
    this.#api.close();
    if (this.#trapped) return { outcome: value as Outcome, fuel };
    this.#setFuel(OWN_FUEL);
    const outcome = typeof value === 'number' ? this.#answer(value, run) : value;
    if (run.kind === 'part')
      run.part.after(args.slice(0, run.part.given.length).map((each) => this.#plainNow(each)));
    this.#tidy(args);
    return { outcome, fuel };
  }

  /** A function is called with as many arguments as it takes, a class of agents is played with. */
  #call(run: Run, args: readonly Obj[]): Obj {
    if (run.kind === 'game' && run.agents !== null)
      return this.#python.call(this.#roots.play as Obj, [this.#entry, ...args]);
    return this.#python.call(this.#entry, args.slice(0, this.#arity));
  }

  #answer(value: Obj, run: Run): Outcome {
    const answer =
      run.kind === 'part'
        ? readPlain(this.#python, value, MOST_ANSWER_VALUES)
        : readPlain(this.#python, value);
    return answer.ok
      ? { kind: 'returned', value: answer.value }
      : { kind: 'unreadable', what: answer.what, path: answer.path };
  }

  /** `undefined` where it is no longer plain. */
  #plainNow(value: Obj): Plain {
    const read = readPlain(this.#python, value);
    return read.ok ? read.value : undefined;
  }

  /** Lets go of the arguments, whose destruction may run code of the submission: within its own fuel. */
  #tidy(args: readonly Obj[]): void {
    this.#metered(
      this.#limits.fuel,
      () => this.#python.free(...args),
      (error) => ({ kind: 'threw', error }),
    );
  }

  /** Runs the submission's code within its fuel, and turns whatever ends it early into an outcome. */
  #metered<T>(
    fuel: number,
    action: () => T,
    thrown: (error: StudentError) => Outcome,
  ): { readonly value: T | Outcome; readonly fuel: number } {
    this.#setFuel(fuel);
    const used = (): number => Math.min(fuel, fuel - this.#fuel);
    try {
      const value = action();
      return { value, fuel: used() };
    } catch (error) {
      const spent = used();
      if (!(error instanceof Raised)) {
        this.#trapped = true;
        return { value: this.#ending(error, thrown), fuel: spent };
      }
      return { value: this.#raised(thrown), fuel: spent };
    }
  }

  /** The exception itself is kept, as letting go of it may run code of the submission too. */
  #raised(thrown: (error: StudentError) => Outcome): Outcome {
    this.#setFuel(MESSAGE_FUEL);
    return thrown(
      readError(this.#python, this.#python.exports.PyErr_GetRaisedException(), () => {
        this.#trapped = true;
      }),
    );
  }

  /** What ended a run from outside the submission's own code. */
  #ending(error: unknown, thrown: (error: StudentError) => Outcome): Outcome {
    if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
    if (error instanceof wasm.RuntimeError && this.#fuel < 0) return { kind: 'limit', limit: 'work' };
    if (error instanceof Forbidden) return thrown(forbidden(error.operation));
    // The thread's stack ran out before Python's own guard saw it: the same mistake of the student's.
    if (error instanceof RangeError && /call stack/.test(error.message))
      return thrown({ name: 'RecursionError', message: 'maximum recursion depth exceeded', frames: [] });
    // A trap of the interpreter itself, such as memory that its own code has been made to misread.
    if (error instanceof wasm.RuntimeError)
      return thrown({
        name: 'SystemError',
        message: `Python itself broke down: ${error.message}`,
        frames: [],
      });
    return {
      kind: 'fault',
      message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }

  #observation(outcome: Outcome, fuel: number, run: Run | null): Observation {
    const output = this.#surroundings.printed.result();
    this.#surroundings.printed = new Printed(this.#limits.outputKB);
    return {
      outcome,
      ...recordOf(run),
      output,
      fuel,
    };
  }

  get #fuel(): number {
    return Number(this.#python.exports.fuel.value);
  }

  #setFuel(fuel: number): void {
    const { fuelSet } = this.#surroundings;
    if (fuelSet > 0) this.#surroundings.workBefore += fuelSet - this.#fuel;
    this.#surroundings.fuelSet = fuel;
    this.#python.exports.fuel.value = BigInt(fuel);
  }
}

function filesOf({ files }: Program, library: Uint8Array): FileSystem {
  const system = new FileSystem();
  system.add(LIBRARY_PATH, library);
  for (const { path, text } of files) system.add(`${WORKING_FOLDER}/${path}`, encode(text));
  return system;
}

/** What ended the run, in words: names of the interpreter's imports mean nothing to a student. */
function forbidden(operation: string): StudentError {
  if (/exit|abort|assert/.test(operation))
    return { name: 'SystemExit', message: explain('SystemExit', ''), frames: [] };
  return {
    name: 'PermissionError',
    message: 'submissions cannot reach the system, the network or JavaScript',
    frames: [],
  };
}
