import type { Problem } from '../types/result.ts';
import { describe } from '../words/found.ts';

/** More than this help nobody; the last one says how many there are. */
const MOST = 20;

/** Gathers what is wrong with one file. */
export class Problems {
  readonly file: string | null;
  readonly #list: Problem[] = [];
  readonly #codes = new Set<string>();
  #more = 0;

  constructor(file: string | null) {
    this.file = file;
  }

  add(problem: Omit<Problem, 'file'>): void {
    if (this.#list.length < MOST) this.#list.push({ ...problem, file: this.file });
    else this.#more += 1;
  }

  /** As `add`, unless a problem with this code is there already: one mistake that shows in many places. */
  addOnce(problem: Omit<Problem, 'file'>): void {
    if (this.#codes.has(problem.code)) return;
    this.#codes.add(problem.code);
    this.add(problem);
  }

  /** Whether a file holds an object of keys; if not, that is a problem. */
  areKeys(
    json: unknown,
    { expected, hint }: { readonly expected: string; readonly hint?: string },
  ): json is Readonly<Record<string, unknown>> {
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return true;
    this.add({
      code: 'wrong-type',
      place: '',
      found: describe(json),
      expected,
      ...(hint === undefined ? {} : { hint }),
    });
    return false;
  }

  get none(): boolean {
    return this.#list.length === 0;
  }

  failure(): { readonly ok: false; readonly problems: readonly Problem[] } {
    const problems = [...this.#list];
    const last = problems.at(-1);
    if (this.#more > 0 && last !== undefined) {
      const more = `and ${this.#more} more problem${this.#more === 1 ? '' : 's'} in this file`;
      problems[problems.length - 1] = {
        ...last,
        hint: last.hint === undefined ? more : `${last.hint}; ${more}`,
      };
    }
    return { ok: false, problems };
  }
}
