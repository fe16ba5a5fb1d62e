import type { WasmGlobal } from './webAssembly.ts';

/** What is owed is taken from the fuel in pieces: a 64-bit global costs more to set than most calls. */
const PIECE = 256;
const BYTES_PER_UNIT = 4;

/**
 * Work that the host does for a submission, taken from the submission's own fuel.
 *
 * Fuel counts what runs inside an engine. A call to the outside would cost next to nothing there, however
 * much it makes us do: read a text of a megabyte, look a path up, print a list. So whatever goes across is
 * paid for by its size, and a program that does nothing but call outside runs out of fuel like any other.
 */
export class HostWork {
  readonly #fuel: () => WasmGlobal<bigint>;
  #owed = 0;

  /** `fuel` gives the engine's counter; below zero, the engine stops at its next step. */
  constructor(fuel: () => WasmGlobal<bigint>) {
    this.#fuel = fuel;
  }

  charge(units: number): void {
    this.#owed += units;
    if (this.#owed >= PIECE) this.#settle();
  }

  /** For text that is read or written. */
  chargeText(bytes: number): void {
    this.charge(bytes / BYTES_PER_UNIT);
  }

  /** What is left, when all is paid. */
  get left(): number {
    this.#settle();
    return Number(this.#fuel().value);
  }

  /** Begins with so much; what was owed before is none of its business. */
  fill(units: number): void {
    this.#owed = 0;
    this.#fuel().value = BigInt(units);
  }

  #settle(): void {
    const whole = Math.floor(this.#owed);
    if (whole === 0) return;
    this.#owed -= whole;
    this.#fuel().value -= BigInt(whole);
  }
}
