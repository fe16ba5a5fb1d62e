import { prunes } from '../../subjects/subjects.ts';
import { mistakesOf } from './mistakesOf.ts';
import { isOfAgents } from '../../subjects/agentClasses.ts';
import type { Exercise, Visibility } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import type { DiagnosisContext } from './fit.ts';
import { type GameAlgorithm, type SearchRun, readSearchRun, childOrderRule } from './searchRun.ts';

/** The runs of all checks as evidence, those of one instance together and in order. */
export function readSearchRuns(algorithm: GameAlgorithm, ran: readonly CheckRun[]): SearchRun[] {
  let instance = 0;
  return ran.flatMap(({ check, observations, verdicts }) => {
    instance += 1;
    return check.cases.flatMap(({ inputs }, at) =>
      inputs.flatMap((input, j) => {
        const observation = observations[at]?.[j];
        if (observation === undefined || input.kind !== 'game') return [];
        const run = readSearchRun(algorithm, input, observation, {
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

export function createContext(
  exercise: Exercise,
  algorithm: GameAlgorithm,
  runs: readonly SearchRun[],
): DiagnosisContext {
  const { conventions, limits } = exercise;
  return {
    algorithm,
    conventions,
    mistakes: mistakesOf(exercise),
    order: prunes({ algorithm }) ? childOrderRule(runs) : 'given',
    hasActions:
      isOfAgents(exercise) ||
      runs.some(({ seen: { action } }) => action.ok || /^(an object whose|a pair whose)/.test(action.found)),
    mostQuestions: limits.calls,
    mayDraw: false,
    numbers: [],
  };
}
