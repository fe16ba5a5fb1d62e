import type { Problem } from '../types/result.ts';
import { describe } from '../words/found.ts';
import { count } from '../words/numbers.ts';

/** More than this help nobody; the last one says how many there are. */
const MOST = 20;

/** Gathers what is wrong with one file. */
export class Problems {
  readonly file: string | null;
  readonly #list: Problem[] = [];
  readonly #codes = new Set<string>();
  /** Of what is told once for many places: where it stands in the list, and how many more places it has. */
  readonly #repeated = new Map<string, { readonly at: number; more: number }>();
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

  /** As `add`, for what one slip repeats in many places: told where it is first, with how many there are. */
  addRepeated(problem: Omit<Problem, 'file'>): void {
    const key = JSON.stringify([problem.code, problem.found, problem.expected]);
    const first = this.#repeated.get(key);
    if (first !== undefined) first.more += 1;
    else {
      this.#repeated.set(key, { at: this.#list.length, more: 0 });
      this.add(problem);
    }
  }

  get none(): boolean {
    return this.#list.length === 0;
  }

  failure(): { readonly ok: false; readonly problems: readonly Problem[] } {
    const problems = [...this.#list];
    for (const { at, more } of this.#repeated.values()) {
      const problem = problems[at];
      if (more === 0 || problem === undefined) continue;
      const hint = problem.hint === undefined ? '' : `; ${problem.hint}`;
      problems[at] = { ...problem, hint: `the same in ${count(more, 'more place')}${hint}` };
    }
    const last = problems.at(-1);
    if (this.#more > 0 && last !== undefined) {
      const more = `and ${count(this.#more, 'more problem')} in this file`;
      problems[problems.length - 1] = {
        ...last,
        hint: last.hint === undefined ? more : `${last.hint}; ${more}`,
      };
    }
    return { ok: false, problems };
  }
}
