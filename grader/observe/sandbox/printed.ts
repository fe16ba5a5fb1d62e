import { host } from '../../host/here.ts';
import { LimitReached } from '../host/errors.ts';

/** A run that prints this many times what is kept is stopped. */
const STOP_AT = 16;
const BYTES_PER_KB = 1024;

/** What one call printed: the beginning and the end are kept, and how much it was in all. */
export class Printed {
  readonly #kept: number;
  #head = '';
  #tail = '';
  #bytes = 0;

  constructor(kilobytes: number) {
    this.#kept = kilobytes * BYTES_PER_KB;
  }

  /** Throws LimitReached when there has been far too much. */
  print(text: string): void {
    this.#bytes += host.byteLength(text);
    const half = this.#kept / 2;
    const room = Math.max(0, half - this.#head.length);
    this.#head += text.slice(0, room);
    this.#tail += text.slice(room);
    // Cut now and then only, as cutting at each print would cost the square of what is printed.
    if (this.#tail.length > this.#kept) this.#tail = this.#tail.slice(-half);
    if (this.#bytes > this.#kept * STOP_AT) throw new LimitReached('output');
  }

  /** How much it is by now. */
  get bytes(): number {
    return this.#bytes;
  }

  result(): { text: string; bytes: number } {
    const end = this.#tail.slice(-this.#kept / 2);
    const isWhole = this.#bytes === host.byteLength(this.#head) + host.byteLength(end);
    const text = isWhole
      ? this.#head + end
      : `${this.#head}\n[… some of the output is left out here …]\n${end}`;
    return { text: wellFormed(text), bytes: this.#bytes };
  }
}

/** A cut may have parted the two halves of a character; such a half becomes U+FFFD. */
const wellFormed = (text: string): string => host.decode(host.encode(text));
