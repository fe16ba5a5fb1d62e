import type { ProblemSpec } from '../../../types/input.ts';
import type { RunEvidence } from '../../../types/verdict.ts';
import type { LocalRun } from '../../../reading/localRun.ts';
import type { State } from '../../../reading/neighbourhood.ts';

/** A longer path, from a search that never ends, is cut after the step that matters. */
const MOST_STATES = 200;

interface Shown {
  readonly states: readonly State[];
  readonly brokenAt?: number | undefined;
  readonly temperatures?: readonly number[];
  readonly rejected?: NonNullable<RunEvidence['rejected']>;
  readonly drawn?: NonNullable<RunEvidence['drawn']>;
  readonly starts?: readonly number[];
  readonly beams?: readonly number[];
}

/** A run as the report draws it. */
export function runEvidence(
  run: LocalRun,
  { states: all, brokenAt, temperatures, rejected, drawn, starts, beams }: Shown,
): RunEvidence {
  const most = Math.max(MOST_STATES, brokenAt === undefined ? 0 : brokenAt + 2);
  const states = all.slice(0, most);
  const isShown = (at: number): boolean => at < states.length;
  return {
    kind: 'run',
    problem: { ...shownProblem(run.input.problem), initial: run.initial },
    seed: run.input.seed,
    states,
    values: states.map((state) => run.value(state)),
    ...(run.isFinished && run.answer !== undefined ? { returned: run.answer } : {}),
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(temperatures === undefined ? {} : { temperatures: temperatures.slice(0, most) }),
    ...(rejected === undefined ? {} : { rejected: rejected.filter(({ at }) => isShown(at)) }),
    ...(drawn === undefined ? {} : { drawn: drawn.slice(0, most) }),
    ...(starts === undefined ? {} : { starts: starts.filter(isShown) }),
    ...(beams === undefined ? {} : { beams: beams.slice(0, most) }),
  };
}

/** What a result says of a problem: of an own one its module, as all of its states would be megabytes. */
export function shownProblem(problem: ProblemSpec): ProblemSpec {
  if (problem.name !== 'module') return problem;
  const { table: _table, ...shown } = problem;
  return shown;
}
