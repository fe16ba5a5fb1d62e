/** What can be closed, and may be kept instead. */
interface Closing {
  close(): Promise<void>;
}

/**
 * Where a process opens the same again and again: what has been closed waits here for the next who opens
 * something alike, and what was at work then, or failed, is ended.
 */
export class Shelf<Kept extends Closing> {
  readonly #waiting = new Map<string, Kept[]>();

  /** `key`: those of one key serve for each other. */
  take(key: string, open: () => Kept): Lent<Kept> {
    const alike = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, alike);
    return new Lent(alike.pop() ?? open(), (kept) => void alike.push(kept));
  }
}

/** Something from a shelf, until it is closed. */
export class Lent<Kept extends Closing> {
  readonly kept: Kept;
  readonly #putBack: (kept: Kept) => void;
  #atWork = 0;
  #hasFailed = false;

  constructor(kept: Kept, putBack: (kept: Kept) => void) {
    this.kept = kept;
    this.#putBack = putBack;
  }

  /** Work that it does, after which it may be kept. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#atWork += 1;
    try {
      return await work();
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    } finally {
      this.#atWork -= 1;
    }
  }

  async close(): Promise<void> {
    if (this.#atWork === 0 && !this.#hasFailed) this.#putBack(this.kept);
    else await this.kept.close();
  }
}
