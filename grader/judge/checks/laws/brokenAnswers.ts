import { type LocalRun, includesState, readState } from '../../../reading/localRun.ts';
import { sameState, type State } from '../../../reading/neighbourhood.ts';
import { isRecord } from '../../../words/answers.ts';
import type { BrokenLawRemark } from '../../../words/laws/laws.ts';
import type { StatelessAnswer } from '../../../words/laws/shared.ts';
import type { Valued } from '../../../words/states.ts';

/** What is wrong with an answer, when the search itself was right and ended at the last state of its path. */
export function wrongAnswer(run: LocalRun, path: readonly State[], end: State): BrokenLawRemark {
  const { returned } = run;
  const last = valued(run, end);
  if (returned === null) return { code: 'climb-returned-no-state', args: { last, ...stateless(run, end) } };
  const args = { last, returned: valued(run, returned) };
  if (includesState(path, returned)) return { code: 'climb-returned-earlier-state', args };
  if (run.areNeighbours(end, returned)) return { code: 'climb-returned-neighbour', args };
  return { code: 'climb-returned-another-state', args };
}

export const valued = (run: LocalRun, state: State): Valued => ({ state, value: run.value(state) });

/** An answer that is no state, where this one was due. */
export function stateless({ answer, input, problem, value }: LocalRun, due: State): StatelessAnswer {
  const holdsState = isRecord(answer) && readState(problem, answer['state']) !== null;
  return {
    answer,
    instead: answer === value(due) ? 'value' : holdsState ? 'holder' : 'other',
    states: input.problem.name === 'n-queens' ? null : problem.states,
  };
}

export const isReturned = ({ returned }: LocalRun, state: State): boolean =>
  returned !== null && sameState(returned, state);
