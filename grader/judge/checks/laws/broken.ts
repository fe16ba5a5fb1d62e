import type { Law } from '../../../types/exercise.ts';
import type { Plain } from '../../../types/observation.ts';
import type { Evidence } from '../../../types/verdict.ts';
import type { State } from '../../../reading/neighbourhood.ts';
import { showNumber } from '../../../words/values.ts';

/** The first step of a run that breaks a law. */
export interface Broken {
  readonly law: Law;
  /** Place in what the run is shown as: a state of its path, a generation. */
  readonly at?: number;
  readonly sentence: string;
  readonly help?: string;
  /** What should have come in its place. */
  readonly expected: Plain;
}

/** A run held against the laws of its algorithm. */
export interface Reading {
  /** At most one for each law, in the order in which they came to be broken. */
  readonly broken: readonly Broken[];
  /** What the run did, in a sentence, for a verdict without complaint. */
  readonly summary: string;
  readonly expected: Plain;
  /** For the picture, with the place that matters marked. */
  evidence(broken: Broken | null): Evidence | undefined;
}

const LONGEST_STATE = 40;

export function showState(state: readonly number[]): string {
  return state.length > LONGEST_STATE
    ? `[${state.slice(0, LONGEST_STATE).join(', ')}, …]`
    : `[${state.join(', ')}]`;
}

export const withValue = (state: State, value: number): string =>
  `${showState(state)} (value ${showNumber(value)})`;
