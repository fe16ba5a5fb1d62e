import { sameState, type State } from '../../../reading/neighbourhood.ts';
import { type LocalRun, includesState, readState } from '../../../reading/localRun.ts';
import { describe, isRecord, showNumber } from '../../../words/values.ts';
import { withValue } from './broken.ts';

/** What is wrong with an answer, when the search itself was right and ended at the last state of its path. */
export function wrongAnswer(
  run: LocalRun,
  path: readonly State[],
): { readonly sentence: string; readonly help?: string } {
  const last = path.at(-1)!;
  const { returned } = run;
  const ended = `The search ended at ${withValue(last, run.value(last))}`;
  if (returned === null)
    return { sentence: `${ended}, but your function returned ${noState(run, last)}.`, help: stateHelp(run) };
  const value = withValue(returned, run.value(returned));
  if (includesState(path, returned))
    return {
      sentence: `${ended}, but your function returned ${value}, a state from before.`,
      help: 'Return the last state, the one that no neighbour betters.',
    };
  if (run.areNeighbours(last, returned))
    return {
      sentence: `${ended}, but your function returned its neighbour ${value}, which is not better.`,
      help: 'Return the current state when no neighbour is better, not the neighbour.',
    };
  return { sentence: `${ended}, but your function returned ${value}.` };
}

/** An answer that is no state, for the end of "your function returned …". */
export function noState(run: LocalRun, last: State): string {
  const { answer, problem } = run;
  const inside =
    isRecord(answer) && readState(problem, answer['state']) !== null ? ', with the state inside it' : '';
  return answer === run.value(last) ? `its value, ${showNumber(answer)}` : `${describe(answer)}${inside}`;
}

export const stateHelp = ({ input, problem }: LocalRun): string =>
  input.problem.name === 'n-queens'
    ? 'Return the state itself: the list of rows.'
    : `Return the state itself: ${problem.states}.`;

export const isReturned = ({ returned }: LocalRun, state: State): boolean =>
  returned !== null && sameState(returned, state);
