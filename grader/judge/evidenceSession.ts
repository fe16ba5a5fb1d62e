import type { Setting } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { itemAt } from '../types/lookup.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import type { CheckSession } from './checkSession.ts';
import { type EvidenceTest, evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { evidenceOrder, type RunPlace } from './judgeEvidence.ts';
import { addedTo, type AddedRun, FIRST_ROUND, type MadeRun } from './runsAgain.ts';
import { checkVerdict } from './score.ts';

/** A run of a case, or one that is added to them. */
type Planned = RunPlace | AddedRun;

/**
 * A check of all runs together, made a round at a time until the test is settled or there are no more. After
 * the first round, its runs are made again with other draws: each round is an instance of its own.
 */
export class EvidenceSession implements CheckSession {
  readonly #check: Check;
  readonly #language: Setting['language'];
  readonly #places: readonly RunPlace[];
  readonly #observations: Observation[][];
  /** Rounds that come before the next runs of cases. */
  readonly #added: (readonly AddedRun[])[] = [];
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
    const made = this.#round().flatMap((planned, nth) => {
      const observation = observed[nth];
      return observation === undefined ? [] : [{ ...planned, observation }];
    });
    const test = this.#test;
    if ('consume' in test)
      this.#test = unlessFault(() => {
        for (const one of made) {
          if (test.isSettled) break;
          test.consume(one.input, one.observation, 'repeated' in one ? one.repeated : null);
        }
        return test;
      });
    if (this.#added.length > 0) this.#added.shift();
    else this.#tookPlaces(made.filter((one) => 'item' in one));
  }

  observations(): readonly (readonly Observation[])[] {
    return this.#observations;
  }

  verdicts(): Promise<readonly Verdict[]> {
    const test = this.#test;
    const finding = 'consume' in test ? unlessFault(() => test.finding()) : test;
    return Promise.resolve([checkVerdict(this.#check, finding, this.#language)]);
  }

  #tookPlaces(made: readonly (RunPlace & MadeRun)[]): void {
    for (const { item, observation } of made) itemAt(this.#observations, item).push(observation);
    if (this.#done === 0) this.#added.push(...addedTo(this.#check, made));
    this.#done += Math.max(FIRST_ROUND, this.#done);
  }

  #round(): readonly Planned[] {
    return this.#added[0] ?? this.#places.slice(this.#done, this.#done + Math.max(FIRST_ROUND, this.#done));
  }
}

function unlessFault<T>(made: () => T): T | Finding {
  try {
    return made();
  } catch (error) {
    return faultOfOurs(error);
  }
}
