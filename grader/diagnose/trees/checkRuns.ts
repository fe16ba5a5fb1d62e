import { mistakesOf } from './mistakesOf.ts';
import { isOfAgents } from '../../types/agents.ts';
import type { Check, Exercise, Visibility } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Verdict } from '../../types/verdict.ts';
import type { Bench } from './fit.ts';
import { type GameAlgorithm, type Run, evidenceRun, orderOf } from './run.ts';

/** A check with everything that came of it: `observations[i][j]` is that of input j of case i. */
export interface CheckRun {
  readonly check: Check;
  readonly observations: readonly (readonly Observation[])[];
  /** One a case. */
  readonly verdicts: readonly Verdict[];
}

/** The runs of all checks as evidence, those of one instance together and in order. */
export function readRuns(algorithm: GameAlgorithm, ran: readonly CheckRun[]): Run[] {
  let instance = 0;
  return ran.flatMap(({ check, observations, verdicts }) => {
    instance += 1;
    return check.cases.flatMap(({ inputs }, at) =>
      inputs.flatMap((input, j) => {
        const observation = observations[at]?.[j];
        if (observation === undefined || input.kind !== 'game') return [];
        const run = evidenceRun(algorithm, input, observation, {
          visibility: check.visibility,
          instance,
          isSuspect: verdicts[at]?.state === 'failed',
        });
        if (observation.outcome.kind === 'limit') instance += 1; // the engine replaces an instance that was stopped
        return run === null ? [] : [run];
      }),
    );
  });
}

/** The games of checks that an audience may see. */
export function gameInputs(
  ran: readonly CheckRun[],
  mayShow: (visibility: Visibility) => boolean = () => true,
): GameInput[] {
  return ran
    .filter(({ check }) => mayShow(check.visibility))
    .flatMap(({ check }) =>
      check.cases.flatMap(({ inputs }) => inputs.filter((input) => input.kind === 'game')),
    );
}

export function openBench(exercise: Exercise, algorithm: GameAlgorithm, runs: readonly Run[]): Bench {
  const { conventions, limits } = exercise;
  return {
    algorithm,
    conventions,
    mistakes: mistakesOf(exercise),
    order: algorithm === 'alpha-beta' ? orderOf(runs) : 'given',
    hasActions:
      isOfAgents(exercise) ||
      runs.some(({ seen: { action } }) => action.ok || /^(an object whose|a pair whose)/.test(action.found)),
    mostQuestions: limits.calls,
    mayDraw: false,
    numbers: [],
  };
}
