import type { Figure } from './figures.ts';

/** A number that belongs to a step, and what it is. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A local search as a page plays it: steps are places, from 0. */
export interface PlayedRun {
  readonly count: number;
  /** The number of its first step. */
  readonly first: number;
  /** The step that breaks a law; −1 where none does. */
  readonly partsAt: number;
  /** Whether a correct one is beside it. */
  readonly isCompared: boolean;
  /** Steps that matter, where not all do. */
  readonly keys: readonly number[];
  /** Where a step is on the chart of all. */
  placeAt(step: number): number;
  textAt(step: number): string;
  factsAt(step: number): readonly Fact[];
  figuresAt(step: number): readonly Figure[];
}
