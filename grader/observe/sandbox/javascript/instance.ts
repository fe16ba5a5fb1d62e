import { GuestThrow } from './guestThrow.ts';
import { Random } from '../../../../reference/random.ts';
import type { Job } from '../../../types/engine.ts';
import type { Limits } from '../../../types/exercise.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation, Outcome, Plain } from '../../../types/observation.ts';
import { HostError } from '../../host/errors.ts';
import { RandomHost } from '../../host/randomHost.ts';
import { Recorder } from '../../host/recorder.ts';
import { MOST_ANSWER_VALUES } from '../../host/partHost.ts';
import { openRun, recordOf, type PartRun, type Run } from '../../host/run.ts';
import type { Watcher } from '../../host/watch.ts';
import { Printed } from '../printed.ts';
import { loadingOutcome } from '../loadingOutcome.ts';
import { argumentsOf, connect, readGiven } from './api.ts';
import { currentHosts } from './currentHosts.ts';
import { watcherOf } from './caller.ts';
import { consoleFunctions } from './console.ts';
import { endingOf, refused, type EndingKind } from './endings.ts';
import { exportNames, findEntry, type Entry } from './entry.ts';
import { Loader } from './loader.ts';
import type { Machine } from './machine.ts';
import type { Answer } from '../plainAnswer.ts';
import { readPlain } from './plain.ts';
import { type QuickJs } from './quickjs.ts';
import type { Sources } from './sources.ts';
import { ErrorReader } from './studentError.ts';

const BYTES_PER_MB = 1 << 20;
/**
 * For reading an answer or an error and for putting objects in place: bounded by what is read, not by the
 * submission.
 */
const OWN_FUEL = 50_000_000;
const OWN_MEMORY = 8 * BYTES_PER_MB;

/** One engine with one submission in it. After a trap it must not be used again. */
export class Instance {
  readonly #loader: Loader;
  readonly #limits: Limits;
  readonly #entry: string;
  readonly #watcher: Watcher | null;
  #printed: Printed;
  /** What the host's functions answer for; null before the first call. */
  #run: Run | null = null;
  #found: Entry | null = null;
  #loadFuel = 0;
  #trapped = false;
  #fuel = 0;
  /** What a call, or loading, may take. */
  #most: number;

  constructor(machine: Machine, sources: Sources, { program, limits, watched }: Job) {
    this.#limits = limits;
    this.#most = limits.fuel;
    this.#entry = program.entry;
    this.#printed = new Printed(limits.outputKB);
    this.#loader = new Loader(machine, limits.memoryMB * BYTES_PER_MB, sources, program.entry);
    const { guest } = this.#loader;
    const printed = (): number => this.#printed.bytes;
    this.#watcher = watched === true ? watcherOf(this.#loader, (look) => this.#own(look), printed) : null;
    // What files draw while they load is nobody's decision: always the same, and not kept.
    const whileLoading = new RandomHost(Random.seeded(0), new Recorder(limits.calls));
    guest.answer(consoleFunctions(guest, (text) => this.#printed.print(text)));
    connect(
      guest,
      currentHosts(() => this.#run, whileLoading),
    );
  }

  /** True after anything that may have left the engine half-way: it must be replaced. */
  get trapped(): boolean {
    return this.#trapped;
  }

  /** Loads the files; gives what happened if there is nothing to call, else null. */
  load(entryFile: string): Observation | null {
    const outcome = this.#load(entryFile);
    this.#loadFuel = this.#fuel;
    return outcome === null ? null : this.#observation(loadingOutcome(outcome), null);
  }

  /** Units of work that loading took. */
  get loadFuel(): number {
    return this.#loadFuel;
  }

  #load(entryFile: string): Outcome | null {
    const source = this.#loader.sources.byPath(entryFile);
    if (source === undefined) throw new Error(`the entry file ${entryFile} is not among the scripts`);
    try {
      const exports = this.#metered(() => {
        const loaded = this.#loader.load(source);
        this.#found = findEntry(this.#js, loaded, this.#entry);
        return this.#found === null ? exportNames(this.#js, loaded) : [];
      });
      return this.#found === null ? { kind: 'no-entry', exports } : null;
    } catch (error) {
      return this.#ending(error, 'not-loaded');
    }
  }

  /** Calls the entry on one input, within so many units of work. */
  call(input: Input, fuel: number): Observation {
    const run = openRun(input, this.#limits.calls, this.#watcher);
    this.#run = run;
    this.#fuel = 0;
    this.#most = fuel;
    try {
      const answer = run.kind === 'part' ? this.#callPart(run) : this.#callOnce(run);
      return this.#observation(
        answer.ok
          ? { kind: 'returned', value: answer.value }
          : { kind: 'unreadable', what: answer.what, path: answer.path },
        run,
      );
    } catch (error) {
      return this.#observation(this.#ending(error, 'threw'), run);
    }
  }

  #callOnce(run: Run): Answer {
    const args = this.#own(() => argumentsOf(run, this.#loader.guest));
    const { callee, self } = this.#found!;
    const value = this.#metered(() => this.#js.call(callee, self, args));
    const answer = this.#own(() => {
      if (run.kind !== 'part') return readPlain(this.#js, value);
      run.part.after(readGiven(args, run, this.#loader.guest));
      return readPlain(this.#js, value, MOST_ANSWER_VALUES);
    });
    for (const each of [value, ...args]) this.#js.free(each);
    return answer;
  }

  /** All calls of a part, within the limits of one. */
  #callPart(run: PartRun): Answer {
    const answers: Plain[] = [];
    for (let call = 0; call < run.repeat; call += 1) {
      run.part.begin();
      const answer = this.#callOnce(run);
      if (!answer.ok) return { ...answer, path: `[${call}]${answer.path}` };
      answers.push(answer.value);
    }
    return { ok: true, value: answers };
  }

  get #js(): QuickJs {
    return this.#loader.guest.js;
  }

  /** Runs the submission's code within what is left of its fuel, and adds up how much it took. */
  #metered<T>(action: () => T): T {
    const left = this.#most - this.#fuel;
    this.#js.fuel = left;
    try {
      return action();
    } finally {
      this.#fuel += Math.min(left, left - this.#js.fuel);
    }
  }

  /** Does work of ours inside the engine, with means of its own: the submission may have left none. */
  #own<T>(action: () => T): T {
    const memory = this.#limits.memoryMB * BYTES_PER_MB;
    this.#js.exports.qjs_set_memory_limit(memory + OWN_MEMORY);
    this.#js.fuel = OWN_FUEL;
    const result = action();
    this.#js.exports.qjs_set_memory_limit(memory);
    return result;
  }

  /** What it means that a run ended early. */
  #ending(error: unknown, kind: EndingKind): Outcome {
    if (error instanceof HostError) return refused(error, kind);
    if (error instanceof GuestThrow) return this.#thrown(error, kind);
    this.#trapped = true;
    return endingOf(error, this.#js.fuel < 0, kind);
  }

  #thrown({ value }: GuestThrow, kind: EndingKind): Outcome {
    try {
      return { kind, error: this.#own(() => new ErrorReader(this.#loader).read(value)) };
    } catch (unreadable) {
      if (!(unreadable instanceof GuestThrow)) return this.#ending(unreadable, kind);
      this.#trapped = true;
      return { kind, error: { name: 'Error', message: 'what was thrown cannot be read', frames: [] } };
    }
  }

  #observation(outcome: Outcome, run: Run | null): Observation {
    const output = this.#printed.result();
    this.#printed = new Printed(this.#limits.outputKB);
    return {
      outcome,
      ...recordOf(run),
      output,
      fuel: this.#fuel,
    };
  }
}
