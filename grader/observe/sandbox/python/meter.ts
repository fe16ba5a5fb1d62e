import type { Outcome, StudentError } from '../../../types/observation.ts';
import { endingOf } from './endings.ts';
import { Raised, type Python } from './python.ts';
import { readError } from './pythonError.ts';
import type { RunEnvironment } from './system.ts';

/** For the text of an exception, which may be the submission's own code. */
const MESSAGE_FUEL = 10_000_000;

/** Runs code of a submission within its fuel. */
export class Meter {
  readonly #python: Python;
  readonly #surroundings: RunEnvironment;
  /** True after anything that may have left the interpreter half-way. */
  hasTrapped = false;

  constructor(python: Python, surroundings: RunEnvironment) {
    this.#python = python;
    this.#surroundings = surroundings;
  }

  /** Turns whatever ends the code early into an outcome. */
  run<T>(
    fuel: number,
    action: () => T,
    thrown: (error: StudentError) => Outcome,
  ): { readonly value: T | Outcome; readonly fuel: number } {
    this.fill(fuel);
    const used = (): number => Math.min(fuel, fuel - this.#fuel);
    try {
      const value = action();
      return { value, fuel: used() };
    } catch (error) {
      const spent = used();
      if (!(error instanceof Raised)) {
        this.hasTrapped = true;
        return { value: endingOf(error, this.#fuel < 0, thrown), fuel: spent };
      }
      return { value: this.#raised(thrown), fuel: spent };
    }
  }

  /** Sets what is left, and keeps count of the work before. */
  fill(fuel: number): void {
    const { fuelSet } = this.#surroundings;
    if (fuelSet > 0) this.#surroundings.workBefore += fuelSet - this.#fuel;
    this.#surroundings.fuelSet = fuel;
    this.#python.exports.fuel.value = BigInt(fuel);
  }

  /** The exception itself is kept, as letting go of it may run code of the submission too. */
  #raised(thrown: (error: StudentError) => Outcome): Outcome {
    this.fill(MESSAGE_FUEL);
    return thrown(
      readError(this.#python, this.#python.exports.PyErr_GetRaisedException(), () => {
        this.hasTrapped = true;
      }),
    );
  }

  get #fuel(): number {
    return Number(this.#python.exports.fuel.value);
  }
}
