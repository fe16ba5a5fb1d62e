import { createHash, type Hash } from 'node:crypto';

/** Handed to the hash in pieces of about this length, so that large data is never one text. */
const PIECE = 65_536;

/**
 * SHA-256 over plain data, hex: equal where and only where the data is. Unlike JSON it tells −0 from 0 and
 * knows numbers that are not finite; the order of an object's keys makes no difference.
 *
 * Throws for what is not plain data, which has no digest.
 */
export function digestOf(value: unknown): string {
  const writer = new Writer();
  write(value, writer);
  return writer.digest();
}

class Writer {
  readonly #hash: Hash = createHash('sha256');
  #pending = '';

  /** Each piece says by itself where it ends, so that no two sequences of them read the same. */
  add(piece: string): void {
    this.#pending += piece;
    if (this.#pending.length > PIECE) this.#flush();
  }

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#pending, 'utf16le');
    this.#pending = '';
  }
}

function write(value: unknown, writer: Writer): void {
  if (typeof value === 'string') writer.add(`s${value.length}:${value}`);
  else if (typeof value === 'number') writer.add(`n${Object.is(value, -0) ? '-0' : String(value)};`);
  else if (value === null || typeof value === 'boolean' || value === undefined)
    writer.add(`${String(value)};`);
  else if (Array.isArray(value)) {
    writer.add(`[${value.length};`);
    for (const item of value) write(item, writer);
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    // A key that is undefined is one that is not there.
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    writer.add(`{${entries.length};`);
    for (const [key, item] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
      write(key, writer);
      write(item, writer);
    }
  } else throw new TypeError(`no digest of ${Object.prototype.toString.call(value)}`);
}
