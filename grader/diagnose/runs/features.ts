/** What a run did, freed from the order in which it drew and asked. */
export interface RunFeatures {
  /**
   * By name: lengths, and values at the end. Where nothing is left to chance they are the same in each run.
   */
  readonly quantities: Readonly<Record<string, number | string>>;
  /** Each step, child or answer, by its kind: a coarse kind and, after a space, finer ones. */
  readonly steps: readonly string[];
}

/** Of a run that says nothing by what it did. */
export const NO_FEATURES: RunFeatures = { quantities: {}, steps: [] };

/** Steps of one run that are looked at. */
export const MOST_STEPS = 60;
