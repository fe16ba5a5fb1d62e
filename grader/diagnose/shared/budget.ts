import type { Limits } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';

/**
 * How much may be asked of a submission for one example, in whatever ways to fail it is looked for, so that
 * the outcome does not depend on the machine. Each part is about a second of one core at most, or two for
 * instances of Python.
 */
export const BUDGET = { probes: 200, fuel: 100_000_000, questions: 80_000 } as const;

/** What one probe may take: twice what any correct search was seen to need on inputs as small as these. */
const PROBE_LIMITS = { fuel: 2_000_000, questions: 2_000 } as const;
/** Each probe loads the files; what only imports a little takes less than a fifth of this. */
const ORDINARY_LOADING = 1_000_000;
/** Where it is known what a correct search asks: so many times as many, styles being different, and some. */
const QUESTION_FACTOR = 5;
const EXTRA_QUESTIONS = 200;
const FUEL_PER_QUESTION = 2_000;

/**
 * The limits of an exercise, lowered for a probe: what goes on for ever need go on no longer than others
 * need. `asked` is how many questions a correct search asks of the same input, if that is known.
 */
export function probeLimits(limits: Limits, asked = Infinity): Limits {
  const questions = Math.min(PROBE_LIMITS.questions, QUESTION_FACTOR * asked + EXTRA_QUESTIONS);
  return {
    ...limits,
    fuel: Math.min(limits.fuel, PROBE_LIMITS.fuel, FUEL_PER_QUESTION * questions),
    calls: Math.min(limits.calls, questions),
  };
}

/** What is left to spend on an example. */
export class Budget {
  #probes = 0;
  #fuel = 0;
  #questions = 0;

  /** Whether nothing more may be asked; what was begun may end. */
  get isSpent(): boolean {
    return this.#probes >= BUDGET.probes || this.#fuel >= BUDGET.fuel || this.#questions >= BUDGET.questions;
  }

  spend({ fuel, calls, loading = 0 }: Pick<Observation, 'fuel' | 'calls' | 'loading'>): void {
    this.#probes += 1;
    this.#fuel += (fuel ?? 0) + Math.max(0, loading - ORDINARY_LOADING);
    this.#questions += calls;
  }
}
