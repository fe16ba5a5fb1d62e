import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Check } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Finding } from './finding.ts';

/** Findings are small, as the trees that they show are shared; this many are a few dozen megabytes. */
const MOST_KEPT = 4_000;

/**
 * Findings of a class, kept: most submissions do in most cases what another has done before.
 *
 * A finding depends on the check, the input and what was observed, and on nothing else, so that a kept one is the very
 * one that judging would give. For one exercise; no more than `most` are kept.
 */
export class Findings {
  readonly #most: number;
  readonly #kept = new Map<string, Finding>();
  readonly #numbers = new WeakMap<Check, WeakMap<Input, number>>();
  #next = 0;

  constructor(most: number = MOST_KEPT) {
    this.#most = most;
  }

  /** The finding on an observation, made by `judge` unless it is known. */
  of(check: Check, input: Input, observed: Observation, metered: boolean, judge: () => Finding): Finding {
    const digest = createHash('sha256').update(serialize(observed)).digest('base64');
    const key = `${this.#numberOf(check, input)} ${metered ? 'metered' : ''} ${digest}`;
    const finding = this.#kept.get(key) ?? judge();
    // Taken out and put in again, so that the first in the map is the one not used for longest.
    this.#kept.delete(key);
    this.#kept.set(key, finding);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    return finding;
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
