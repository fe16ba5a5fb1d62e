import type { Setting } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import { type EvidenceTest, evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { judgeCheck, type Judging } from './judgeCheck.ts';
import { evidenceOrder, takeUntilSettled } from './judgeEvidence.ts';
import { checkVerdict } from './score.ts';

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

export const openCheck = (exercise: Exercise, check: Check, judging: Judging): CheckSession =>
  check.kind === 'evidence'
    ? new EvidenceSession(exercise, check, judging.engine)
    : new CasesSession(exercise, check, judging);

/** A check of which each case is judged by itself. */
class CasesSession implements CheckSession {
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

/** Runs made together before the test is looked at; each round is as large as all before it. */
const FIRST_ROUND = 8;

/** A check of all runs together, made a round at a time until the test is settled or there are no more. */
class EvidenceSession implements CheckSession {
  readonly #check: Check;
  readonly #language: Setting['language'];
  readonly #places: ReturnType<typeof evidenceOrder>;
  readonly #observations: Observation[][];
  /** The test, or our own fault, which ends it. */
  #test: EvidenceTest | Finding;
  #done = 0;

  constructor(exercise: Exercise, check: Check, { metered, language }: Setting) {
    this.#check = check;
    this.#language = language;
    this.#places = evidenceOrder(check);
    this.#observations = check.cases.map(() => []);
    this.#test = unlessFault(() => evidenceTest(exercise, check, metered));
  }

  next(): readonly Input[] {
    return 'consume' in this.#test && !this.#test.isSettled ? this.#round().map(({ input }) => input) : [];
  }

  take(observed: readonly Observation[]): void {
    const round = this.#round();
    const seen = round.flatMap((place, nth) => {
      const observation = observed[nth];
      return observation === undefined ? [] : [{ ...place, observation }];
    });
    for (const { item, observation } of seen) this.#observations[item]?.push(observation);
    this.#done += round.length;
    const test = this.#test;
    if ('consume' in test)
      this.#test = unlessFault(() => {
        takeUntilSettled(test, seen, ({ observation }) => observation);
        return test;
      });
  }

  observations(): readonly (readonly Observation[])[] {
    return this.#observations;
  }

  verdicts(): Promise<readonly Verdict[]> {
    const test = this.#test;
    const finding = 'consume' in test ? unlessFault(() => test.finding()) : test;
    return Promise.resolve([checkVerdict(this.#check, finding, this.#language)]);
  }

  #round(): ReturnType<typeof evidenceOrder> {
    return this.#places.slice(this.#done, this.#done + Math.max(FIRST_ROUND, this.#done));
  }
}

function unlessFault<T>(made: () => T): T | Finding {
  try {
    return made();
  } catch (error) {
    return faultOfOurs(error);
  }
}
