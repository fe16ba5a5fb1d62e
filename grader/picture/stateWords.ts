import type { ProblemSpec } from '../types/input.ts';
import { moveWords } from './board.ts';

const LONGEST = 16;

/** A state as a short list. */
export function stateText(state: readonly number[]): string {
  return state.length > LONGEST ? `[${state.slice(0, LONGEST).join(', ')}, …]` : `[${state.join(', ')}]`;
}

/** What changes from one state to the next, in the words of its problem. */
export function stepWords(
  { name }: Pick<ProblemSpec, 'name'>,
  before: readonly number[],
  after: readonly number[],
): string {
  if (name === 'n-queens') return moveWords(before, after);
  const changed = after.flatMap((value, at) => (value === before[at] ? [] : [at]));
  if (changed.length === 0) return 'stays';
  if (name === 'landscape') return `from ${stateText(before)} to ${stateText(after)}`;
  if (name === 'knapsack')
    return changed.map((at) => (after[at] === 1 ? `takes item ${at}` : `puts item ${at} back`)).join('; ');
  if (name === 'number-partitioning')
    return changed.map((at) => `number ${at} goes to heap ${after[at]}`).join('; ');
  if (name === 'max-sat')
    return changed.map((at) => `variable ${at + 1} becomes ${after[at] === 1 ? 'true' : 'false'}`).join('; ');
  if (name === 'graph-colouring')
    return changed.map((at) => `vertex ${at} gets colour ${after[at]}`).join('; ');
  if (name === 'timetable') return changed.map((at) => `event ${at} goes to slot ${after[at]}`).join('; ');
  if (name === 'module') return `from ${stateText(before)} to ${stateText(after)}`;
  if (name === 'one-max') return changed.map((at) => `bit ${at} becomes ${after[at]}`).join('; ');
  const [first = 0, second = 0] = changed;
  return changed.length === 2
    ? `exchanges ${before[first]} and ${before[second]} in the tour`
    : `turns the stretch from place ${first} to place ${changed.at(-1)} round`;
}
