/**
 * A known mistake: a correct program with parts of one skeleton replaced. Diagnosis, adequacy, the tests of
 * chances, quizzes and tests all take it from here.
 */
export interface Mistake<Replaces = unknown> {
  /** Stable, in kebab-case, and unique among the mistakes of an algorithm: exercises name it. */
  readonly id: string;
  readonly title: string;
  /** What a tutor would say to the student. */
  readonly words: string;
  /** Where to look, without the code that would mend it. */
  readonly hint: string;
  readonly replaces: Replaces;
}
