import type { Fraction } from 'fraction.js';

/** How many of a class may have one answer: a few may share any. */
export const mostSharing = (limit: Fraction, students: number): number =>
  Math.max(2, Math.ceil(limit.mul(students).valueOf()));

/** Counts who has which answer, so that quizzes can be drawn of which none is shared too often. */
export class SharesKept {
  readonly #most: number;
  readonly #isNarrow: readonly boolean[];
  readonly #counts: readonly Map<string, number>[];

  /** `isNarrow` says of each question whether students must share its answers. */
  constructor(most: number, isNarrow: readonly boolean[]) {
    this.#most = most;
    this.#isNarrow = isNarrow;
    this.#counts = isNarrow.map(() => new Map<string, number>());
  }

  /** To how many questions of a quiz as many as may have that answer already. */
  excess(answers: readonly string[]): number {
    return answers.filter(
      (answer, at) => this.#isNarrow[at] === false && this.#sharing(at, answer) >= this.#most,
    ).length;
  }

  add(answers: readonly string[]): void {
    for (const [at, answer] of answers.entries())
      this.#counts[at]?.set(answer, this.#sharing(at, answer) + 1);
  }

  #sharing(at: number, answer: string): number {
    return this.#counts[at]?.get(answer) ?? 0;
  }
}
