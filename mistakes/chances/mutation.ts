/** How a mutation draws the new value of a position: always another one, or any, its own included. */
export type Draw = 'another' | 'any';

/** One position of n taking another of so many values. */
export interface Change {
  readonly position: number;
  readonly old: number;
  readonly value: number;
  readonly n: number;
  readonly values: number;
}

/** What a test of mutations bets on; what is left out is as it should be. */
export interface MutationChance {
  /** The rate that it mutates with, from the rate that it should have. */
  readonly rate?: (rate: number) => number;
  /** How likely each change is beside the others: 0 or positive. */
  readonly weight?: (change: Change) => number;
  /**
   * Whether a position that changes at all does so as often as it should, only to other values than it
   * should.
   */
  readonly keepsRate?: true;
  /** How it draws, whatever the exercise says: right where the exercise says so. */
  readonly draws?: Draw;
}

/** Never to the value `never`; to the others evenly. */
export const neverTo =
  (never: (values: number) => number): Required<MutationChance>['weight'] =>
  ({ value, old, values }) =>
    value === never(values) ? 0 : 1 / othersOf(old, values, never(values));

/** Values left for a position that holds `old`, when `never` is never drawn. */
const othersOf = (old: number, values: number, never: number): number =>
  Math.max(1, values - (old === never ? 1 : 2));
