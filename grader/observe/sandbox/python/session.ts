import { Random } from '../../../../reference/random.ts';
import type { Job } from '../../../types/engine.ts';
import type { Limits } from '../../../types/exercise.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation, Outcome, Plain } from '../../../types/observation.ts';
import type { Program } from '../../../types/submission.ts';
import type { Watcher } from '../../host/watch.ts';
import { RandomHost } from '../../host/randomHost.ts';
import { Recorder } from '../../host/recorder.ts';
import { openRun, recordOf, type Run } from '../../host/run.ts';
import { Printed } from '../printed.ts';
import { loadingOutcome } from '../loadingOutcome.ts';
import { Api } from './api.ts';
import { watcherOf } from './caller.ts';
import { exportNames, findEntry } from './entry.ts';
import { NULL, type Obj } from './exports.ts';
import { WORKING_FOLDER } from './fileSystem.ts';
import type { Image, Roots } from './image.ts';
import { type Interpreter } from './interpreter.ts';
import { Meter } from './meter.ts';
import { answered, notLoaded, plainNow, threw } from './outcomes.ts';
import type { Python } from './python.ts';
import { letPass, surroundingsOf } from './surroundings.ts';
import type { RunEnvironment } from './system.ts';

/** Loading may compile modules of the standard library, which is more work than most searches are. */
const LOADING_FUEL = 200_000_000;
/** For what goes on when nobody needs the arguments any more. */
const TIDYING_FUEL = 1_000_000;
/** For what the entry is called with. */
const OPENING_FUEL = 20_000_000;
/** For the signature of one function. */
const ARITY_FUEL = 10_000_000;
/** No entry is called with more. */
const MOST_ARGUMENTS = 8;

/** One submission in an interpreter. After a trap neither is of use. */
export class Session {
  readonly #python: Python;
  readonly #surroundings: RunEnvironment;
  readonly #limits: Limits;
  readonly #program: Program;
  readonly #api: Api;
  readonly #roots: Roots;
  readonly #meter: Meter;
  readonly #watcher: Watcher | null;
  #entry: Obj = NULL;
  /** How many of its arguments the entry takes. */
  #arity = MOST_ARGUMENTS;
  #loadFuel = 0;

  constructor(interpreter: Interpreter, image: Image, { program, limits, watched }: Job) {
    this.#python = interpreter.python;
    this.#surroundings = interpreter.system.surroundings;
    this.#limits = limits;
    this.#program = program;
    this.#roots = interpreter.snapshot.roots;
    this.#meter = new Meter(this.#python, this.#surroundings);
    interpreter.restore();
    this.#api = new Api(
      this.#python,
      interpreter.snapshot,
      new RandomHost(Random.seeded(1), new Recorder(limits.calls)),
      (seconds) => letPass(this.#surroundings, seconds),
    );
    Object.assign(
      this.#surroundings,
      surroundingsOf(program, limits, image, interpreter.snapshot.memoryBytes, (self, args, count, names) =>
        this.#api.answer(self, args, count, names),
      ),
    );
    this.#meter.ready();
    this.#watcher = watched === true ? watcherOf(this.#python, this.#meter, this.#surroundings) : null;
  }

  /** True after anything that may have left the interpreter half-way. */
  get trapped(): boolean {
    return this.#meter.hasTrapped;
  }

  /** Loads the files; gives what happened if there is nothing to call, else null. */
  load(): Observation | null {
    const outcome = this.#load();
    return outcome === null ? null : this.#observation(loadingOutcome(outcome), this.#loadFuel, null);
  }

  /** Units of work that loading took. */
  get loadFuel(): number {
    return this.#loadFuel;
  }

  #load(): Outcome | null {
    const python = this.#python;
    const path = python.string(`${WORKING_FOLDER}/${this.#program.entryFile}`);
    const isForAgents = python.boolean(this.#program.style === 'agents');
    const module = this.#whileLoading(Math.max(LOADING_FUEL, this.#limits.fuel), () =>
      python.call(this.#roots.load as Obj, [path, isForAgents]),
    );
    if (typeof module !== 'number') return module;
    const entry = this.#meter.own((): Obj | Outcome => {
      const found = findEntry(python, module, this.#program.entry);
      return found === null
        ? { kind: 'no-entry', exports: exportNames(python, module) }
        : python.share(found);
    }, notLoaded);
    if (typeof entry !== 'number') return entry;
    this.#entry = entry;
    if (this.#program.style === 'agents') return null;
    // Asking a function for its signature may run code of the submission.
    const arity = this.#whileLoading(ARITY_FUEL, () =>
      python.call(this.#roots.arity as Obj, [entry, python.number(MOST_ARGUMENTS)]),
    );
    if (typeof arity !== 'number') return arity;
    this.#arity = python.readInteger(arity) ?? MOST_ARGUMENTS;
    return null;
  }

  #whileLoading(fuel: number, action: () => Obj): Obj | Outcome {
    const ran = this.#meter.run(fuel, action, notLoaded);
    this.#loadFuel += ran.fuel;
    return ran.value;
  }

  /**
   * Calls the entry on one input, within so many units of work; a part as often as the input says, within the
   * limits of one call.
   */
  call(input: Input, fuel: number): Observation {
    const run = openRun(input, this.#limits.calls, this.#watcher);
    if (run.kind !== 'part') {
      const ended = this.#callOnce(run, fuel);
      return this.#observation(ended.outcome, ended.fuel, run);
    }
    const answers: Plain[] = [];
    let spent = 0;
    for (let call = 0; call < run.repeat; call += 1) {
      run.part.begin();
      const ended = this.#callOnce(run, fuel - spent);
      spent += ended.fuel;
      const { outcome } = ended;
      if (outcome.kind === 'unreadable')
        return this.#observation({ ...outcome, path: `[${call}]${outcome.path}` }, spent, run);
      if (outcome.kind !== 'returned') return this.#observation(outcome, spent, run);
      answers.push(outcome.value);
      // Letting go of the arguments may have run into a limit.
      if (this.#meter.hasTrapped) return this.#observation({ kind: 'limit', limit: 'work' }, spent, run);
    }
    return this.#observation({ kind: 'returned', value: answers }, spent, run);
  }

  #callOnce(run: Run, fuelLeft: number): { readonly outcome: Outcome; readonly fuel: number } {
    // What is made here is of classes that an earlier call may have changed.
    const opened = this.#meter.run(OPENING_FUEL, () => this.#api.open(run), threw);
    const args = opened.value;
    if (!isList(args)) return { outcome: args, fuel: opened.fuel };
    const { value, fuel } = this.#meter.run(fuelLeft, (): Obj => this.#call(run, args), threw);
    this.#api.close();
    if (this.#meter.hasTrapped) return { outcome: value as Outcome, fuel };
    const outcome = this.#meter.own((): Outcome => {
      const answer = typeof value === 'number' ? answered(this.#python, value, run.kind) : value;
      if (run.kind === 'part')
        run.part.after(args.slice(0, run.part.given.length).map((each) => plainNow(this.#python, each)));
      return answer;
    }, threw);
    if (this.#meter.hasTrapped) return { outcome, fuel };
    return { outcome, fuel: fuel + this.#tidy(args) };
  }

  /** A function is called with as many arguments as it takes, a class of agents is played with. */
  #call(run: Run, args: readonly Obj[]): Obj {
    if (run.kind === 'game' && run.agents !== null)
      return this.#python.call(this.#roots.play as Obj, [this.#entry, ...args]);
    return this.#python.call(this.#entry, args.slice(0, this.#arity));
  }

  /**
   * Lets go of the arguments, whose destruction may run code of the submission; gives the work that it took.
   */
  #tidy(args: readonly Obj[]): number {
    return this.#meter.run(TIDYING_FUEL, () => this.#python.free(...args), threw).fuel;
  }

  #observation(outcome: Outcome, fuel: number, run: Run | null): Observation {
    const output = this.#surroundings.printed.result();
    this.#surroundings.printed = new Printed(this.#limits.outputKB);
    return { outcome, ...recordOf(run), output, fuel };
  }
}

const isList = (made: readonly Obj[] | Outcome): made is readonly Obj[] => Array.isArray(made);
