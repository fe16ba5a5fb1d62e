import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import { judgeCheck, type Judging } from './judgeCheck.ts';

/**
 * A check while a submission is graded: it says what to run next, takes in what was observed, and judges it.
 *
 * Most checks want all of their inputs at once. A check of kind `evidence` wants few at first, since few may
 * do. What is wanted next depends on nothing but the observations, so that the same submission makes the same
 * runs.
 */
export interface CheckSession {
  /** Inputs to run next, in one fresh instance and in this order; none when it has all that it wants. */
  next(): readonly Input[];
  /** What was observed of the inputs that `next` gave. */
  take(observed: readonly Observation[]): void;
  /** By case. Runs that were not needed are missing. */
  observations(): readonly (readonly Observation[])[];
  verdicts(): Promise<readonly Verdict[]>;
}

/** Makes the runs that a check wants, until it wants no more. */
export async function makeRuns(
  session: CheckSession,
  observe: (inputs: readonly Input[]) => readonly Observation[] | Promise<readonly Observation[]>,
): Promise<void> {
  for (let inputs = session.next(); inputs.length > 0; inputs = session.next())
    session.take(await observe(inputs));
}

/** A check of which each case is judged by itself. */
export class CasesSession implements CheckSession {
  readonly #exercise: Exercise;
  readonly #check: Check;
  readonly #judging: Judging;
  #observed: readonly Observation[] | null = null;

  constructor(exercise: Exercise, check: Check, judging: Judging) {
    this.#exercise = exercise;
    this.#check = check;
    this.#judging = judging;
  }

  next(): readonly Input[] {
    return this.#observed === null ? this.#check.cases.flatMap(({ inputs }) => inputs) : [];
  }

  take(observed: readonly Observation[]): void {
    this.#observed = observed;
  }

  observations(): readonly (readonly Observation[])[] {
    const observed = this.#observed ?? [];
    let at = 0;
    return this.#check.cases.map(({ inputs }) => observed.slice(at, (at += inputs.length)));
  }

  verdicts(): Promise<readonly Verdict[]> {
    return judgeCheck(this.#exercise, this.#check, this.observations(), this.#judging);
  }
}
