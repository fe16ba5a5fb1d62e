import type { GameInput } from '../../types/input.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { type GameAlgorithm, type SearchRun, readSearchRun } from './searchRun.ts';

/** The searches of all checks, those of one instance together and in order. */
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
        // The engine replaces an instance that was stopped.
        if (observation.outcome.kind === 'limit') instance += 1;
        return run === null ? [] : [run];
      }),
    );
  });
}

/** The games of some checks. */
export const gameInputs = (ran: readonly CheckRun[]): GameInput[] =>
  ran.flatMap(({ check }) =>
    check.cases.flatMap(({ inputs }) => inputs.filter((input) => input.kind === 'game')),
  );
