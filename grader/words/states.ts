import { formatNumber } from './numbers.ts';

/** A state of a local search, or an individual. */
export type State = readonly number[];

/** A state with its objective value. */
export interface Valued {
  readonly state: State;
  readonly value: number;
}

const LONGEST_STATE = 40;

export const formatState = (state: State): string =>
  state.length > LONGEST_STATE ? `[${state.slice(0, LONGEST_STATE).join(', ')}, …]` : `[${state.join(', ')}]`;

/** `[1, 3, 0, 2] (value 0)`. */
export const formatValued = ({ state, value }: Valued): string =>
  `${formatState(state)} (value ${formatNumber(value)})`;
