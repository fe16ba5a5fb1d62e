import { add, real } from './elements.ts';
import type { ChanceBin } from '../../types/verdict.ts';

/** Observed and expected counts of a fixed number of kinds of choice. */
export class Chart {
  readonly #labels: readonly string[];
  readonly #decisions: Float64Array;
  readonly #observed: Float64Array;
  readonly #expected: Float64Array;

  constructor(labels: readonly string[]) {
    this.#labels = labels;
    this.#decisions = new Float64Array(labels.length);
    this.#observed = new Float64Array(labels.length);
    this.#expected = new Float64Array(labels.length);
  }

  /**
   * A decision in which choice `bin` had probability `expected` and was made or not; `observed` may be a
   * share of it.
   */
  count(bin: number, expected: number, observed: number): void {
    add(this.#decisions, bin, 1);
    add(this.#expected, bin, expected);
    add(this.#observed, bin, observed);
  }

  /** The lines that saw a decision. Expectations to three decimals: they are for reading. */
  get bins(): ChanceBin[] {
    return this.#labels
      .map((label, at) => ({
        label,
        decisions: real(this.#decisions, at),
        observed: round(real(this.#observed, at)),
        expected: round(real(this.#expected, at)),
      }))
      .filter(({ decisions }) => decisions > 0);
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The chart of a choice from lists of differing lengths: by fifths of the list. */
export const FIFTHS: readonly string[] = [
  'first fifth of the list',
  'second fifth',
  'middle fifth',
  'fourth fifth',
  'last fifth of the list',
];

/** Counts a choice among options of a list by the fifth in which each stands. */
export function countFifths(chart: Chart, logP: Float64Array, taken: readonly number[]): void {
  const expected = new Float64Array(FIFTHS.length);
  const observed = new Float64Array(FIFTHS.length);
  const k = logP.length;
  const fifth = (j: number): number => Math.floor(((j + 0.5) / k) * FIFTHS.length);
  for (let j = 0; j < k; j += 1) add(expected, fifth(j), Math.exp(real(logP, j)));
  for (const j of taken) add(observed, fifth(j), 1 / taken.length);
  for (let bin = 0; bin < FIFTHS.length; bin += 1) chart.count(bin, real(expected, bin), real(observed, bin));
}
