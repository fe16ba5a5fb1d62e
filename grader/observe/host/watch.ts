import type { Asked, Line } from '../../types/observation.ts';

/** Questions of a run that are watched; a report shows fewer steps by far. */
const MOST_WATCHED = 5_000;

/** What an engine knows at a question: the line of the student's file that asks, and what was printed. */
export interface Watcher {
  /** Null where no line of the student's is in sight. */
  line(): Line | null;
  /** Bytes so far. */
  printed(): number;
}

/** Writes down from where each question is asked. */
export class Watch {
  readonly #watcher: Watcher;
  readonly #lines = new Map<string, { readonly at: number; readonly line: Line }>();
  readonly #from: number[] = [];
  readonly #printed: number[] = [];

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  note(): void {
    if (this.#from.length >= MOST_WATCHED) return;
    const line = this.#watcher.line();
    this.#from.push(line === null ? -1 : this.#placeOf(line));
    this.#printed.push(this.#watcher.printed());
  }

  asked(): Asked {
    const lines = [...this.#lines.values()].map(({ line }) => line);
    return { lines, from: this.#from, printed: this.#printed };
  }

  #placeOf(line: Line): number {
    const key = `${line.line} ${line.file}`;
    const known = this.#lines.get(key);
    if (known === undefined) this.#lines.set(key, { at: this.#lines.size, line });
    return known?.at ?? this.#lines.size - 1;
  }
}
