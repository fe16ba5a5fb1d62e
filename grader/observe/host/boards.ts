import type { Random } from '../../../reference/random.ts';
import { initialState, localProblem } from '../../content/localProblem.ts';
import type { ProblemSpec } from '../../types/input.ts';
import type { BoardProblem } from './problemHost.ts';

/** The problem that a run names. An initial state that is not given is drawn from the stream before the search starts. */
export function openProblem(spec: ProblemSpec, random: Random): BoardProblem {
  const problem = localProblem(spec);
  return { ...problem, initial: initialState(spec, problem, random), largest: Math.max(...problem.values) - 1 };
}
