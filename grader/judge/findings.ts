import type { Check } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import { Recent } from '../types/recent.ts';
import type { Spoken } from '../types/submission.ts';
import type { Verdict } from '../types/verdict.ts';
import type { Finding, RunFinding } from './finding.ts';
import type { VerdictKey } from './score.ts';

/** Findings are small, as the trees that they show are shared; this many are a few dozen megabytes. */
const MOST_KEPT = 4_000;

/** A verdict that was made of a finding. */
interface Written {
  readonly language: Spoken | undefined;
  readonly verdict: Verdict;
}

/**
 * Findings of a class, kept: most submissions do in most cases what another has done before.
 *
 * A finding depends on the check, the input and what was observed, and on nothing else, so that a kept one is
 * the very one that judging would give. For one exercise; no more than `most` are kept.
 */
export class Findings {
  readonly #digest: (observed: Observation) => string;
  readonly #kept: Recent<string, RunFinding>;
  readonly #verdicts = new WeakMap<Finding, readonly Written[]>();
  readonly #numbers = new WeakMap<Check, WeakMap<Input, number>>();
  #next = 0;

  /** `digest` gives the same text for the same observation, and for no other. */
  constructor(digest: (observed: Observation) => string, most: number = MOST_KEPT) {
    this.#digest = digest;
    this.#kept = new Recent(most);
  }

  /** The finding on an observation, made by `judge` unless it is known. */
  of(
    check: Check,
    input: Input,
    observed: Observation,
    metered: boolean,
    judge: () => RunFinding,
  ): RunFinding {
    const key = `${this.#numberOf(check, input)} ${metered ? 'metered' : ''} ${this.#digest(observed)}`;
    return this.#kept.get(key, judge);
  }

  /** A verdict, or the same if one on this very finding was made before: it is written up only once. */
  verdict(key: VerdictKey, make: () => Verdict): Verdict {
    const { finding, language } = key;
    const written = this.#verdicts.get(finding) ?? [];
    const known = written.find(
      ({ verdict, ...other }) =>
        other.language === language &&
        verdict.check === key.check &&
        verdict.case === key.case &&
        verdict.points === key.points &&
        verdict.maxPoints === key.maxPoints,
    );
    if (known !== undefined) return known.verdict;
    const verdict = make();
    this.#verdicts.set(finding, [...written, { language, verdict }]);
    return verdict;
  }

  #numberOf(check: Check, input: Input): number {
    let ofCheck = this.#numbers.get(check);
    if (ofCheck === undefined) this.#numbers.set(check, (ofCheck = new WeakMap()));
    const known = ofCheck.get(input);
    if (known !== undefined) return known;
    const number = this.#next;
    this.#next += 1;
    ofCheck.set(input, number);
    return number;
  }
}
