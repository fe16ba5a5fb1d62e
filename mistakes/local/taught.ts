import type { CorrectProgram } from '../correct/correctProgram.ts';

/** A known mistake that is right in some courses: an exercise may accept it, and then it is none. */
export interface Taught<Program = unknown, Way = unknown> {
  /** That of the mistake. */
  readonly id: string;
  /** What it is, in words. */
  readonly title: string;
  /** What it may choose by: a hypothesis each. None where it chooses as is asked anyway. */
  readonly ways: readonly Way[];
  /** Programs that do it rightly, beside the one that makes the mistake. */
  readonly programs: readonly CorrectProgram<Program>[];
}

/** The ways of those that are accepted, by their ids. */
export const waysOf = <Way>(taught: readonly Taught<unknown, Way>[], accepts: readonly string[]): Way[] =>
  taught.filter(({ id }) => accepts.includes(id)).flatMap(({ ways }) => ways);
