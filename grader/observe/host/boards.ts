import { nQueens } from '../../../reference/problems/nQueens.ts';
import type { Random } from '../../../reference/random.ts';
import type { ProblemSpec } from '../../types/input.ts';
import type { BoardProblem } from './problemHost.ts';

/** The problem that a run names. An initial state that is not given is drawn from the stream before the search starts. */
export function openProblem(spec: ProblemSpec, random: Random): BoardProblem {
  const { n } = spec;
  const draw = (from: Random): number[] => Array.from({ length: n }, () => from.integer(0, n - 1));
  const problem = nQueens(n, spec.initial ?? draw(random));
  return { ...problem, length: n, largest: n - 1, randomState: draw };
}
