/** What was worked out lately, by what it was worked out from. It never holds more than `most`. */
export class Recent<K, V> {
  readonly #most: number;
  readonly #kept = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What belongs to `key`: what was made for it before, or what `make` makes now. */
  get(key: K, make: () => V): V {
    const value = this.#kept.has(key) ? (this.#kept.get(key) as V) : make();
    // Taken out and put in again, so that the first in the map is the one not used for longest.
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return value;
  }
}
