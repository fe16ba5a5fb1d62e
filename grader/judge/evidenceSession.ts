import type { Setting } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import type { CheckSession } from './checkSession.ts';
import { type EvidenceTest, evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { evidenceOrder, takeUntilSettled } from './judgeEvidence.ts';
import { checkVerdict } from './score.ts';

/** Runs made together before the test is looked at; each round is as large as all before it. */
const FIRST_ROUND = 8;

/** A check of all runs together, made a round at a time until the test is settled or there are no more. */
export class EvidenceSession implements CheckSession {
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
