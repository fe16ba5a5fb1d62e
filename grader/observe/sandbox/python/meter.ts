import type { Outcome, StudentError } from '../../../types/observation.ts';
import { endingOf } from './endings.ts';
import { Raised, type Python } from './python.ts';
import { readError } from './pythonError.ts';
import type { HostWork } from '../hostWork.ts';
import type { RunEnvironment } from './system.ts';

/** For the text of an exception, which may be the submission's own code. */
const MESSAGE_FUEL = 10_000_000;

/** Work for putting objects in place and reading answers: bounded by what is read, not by the submission. */
const OWN_FUEL = 100_000_000;

/** Runs code of a submission within its fuel. */
export class Meter {
  readonly #python: Python;
  readonly #surroundings: RunEnvironment;
  readonly #work: HostWork;
  /** True after anything that may have left the interpreter half-way. */
  hasTrapped = false;

  constructor(python: Python, surroundings: RunEnvironment) {
    this.#python = python;
    this.#work = python.memory.work;
    this.#surroundings = surroundings;
  }

  /** Turns whatever ends the code early into an outcome. */
  run<T>(
    fuel: number,
    action: () => T,
    thrown: (error: StudentError) => Outcome,
  ): { readonly value: T | Outcome; readonly fuel: number } {
    this.fill(fuel);
    const used = (): number => Math.min(fuel, fuel - this.#work.left);
    try {
      const value = action();
      return { value, fuel: used() };
    } catch (error) {
      const spent = used();
      if (!(error instanceof Raised)) {
        this.hasTrapped = true;
        return { value: endingOf(error, this.#work.left < 0, thrown), fuel: spent };
      }
      const { value, fuel: further } = this.#raised(thrown);
      return { value, fuel: spent + further };
    }
  }

  /**
   * Does work of ours on objects of the submission, such as reading an answer, with fuel of its own; what
   * ends it early is the submission's doing all the same.
   */
  own<T>(action: () => T, thrown: (error: StudentError) => Outcome): T | Outcome {
    this.fill(OWN_FUEL);
    try {
      return action();
    } catch (error) {
      this.hasTrapped = true;
      return error instanceof Raised
        ? this.#raised(thrown).value
        : endingOf(error, this.#work.left < 0, thrown);
    }
  }

  /** Does work of ours while the submission's code waits, which takes none of its fuel. */
  aside<T>(action: () => T): T {
    const { left } = this.#work;
    this.#work.fill(OWN_FUEL);
    const done = action();
    this.#work.fill(left);
    return done;
  }

  /** For what is done before anything of the submission's has run. */
  ready(): void {
    this.fill(OWN_FUEL);
  }

  /** Sets what is left, and keeps count of the work before. */
  fill(fuel: number): void {
    const { fuelSet } = this.#surroundings;
    if (fuelSet > 0) this.#surroundings.workBefore += fuelSet - this.#work.left;
    this.#surroundings.fuelSet = fuel;
    this.#work.fill(fuel);
  }

  /** The exception itself is kept, as letting go of it may run code of the submission too. */
  #raised(thrown: (error: StudentError) => Outcome): { readonly value: Outcome; readonly fuel: number } {
    this.fill(MESSAGE_FUEL);
    const value = this.#readRaised(thrown);
    return { value, fuel: Math.min(MESSAGE_FUEL, MESSAGE_FUEL - this.#work.left) };
  }

  #readRaised(thrown: (error: StudentError) => Outcome): Outcome {
    try {
      return thrown(
        readError(this.#python, this.#python.exports.PyErr_GetRaisedException(), () => {
          this.hasTrapped = true;
        }),
      );
    } catch (error) {
      this.hasTrapped = true;
      const ended = endingOf(error, this.#work.left < 0, thrown);
      const message = 'what was raised cannot be shown, as to look at it does not end';
      return ended.kind === 'limit' ? thrown({ name: 'Exception', message, frames: [] }) : ended;
    }
  }
}
