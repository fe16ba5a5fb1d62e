import type { Probe } from '../../types/engine.ts';
import { inputOf } from './draft.ts';
import { worstDrafts } from './extremes.ts';
import { type GameAlgorithm, type Run, evidenceRun } from './run.ts';
import type { Scope } from './scope.ts';

/**
 * Numbers that a submission comes up with though no game gave them, without their signs: it is asked about
 * the worst value of the exercise, once for each player that may move first. Nothing is asked unless some
 * answer was such a number.
 */
export async function strangeNumbers(
  algorithm: GameAlgorithm,
  runs: readonly Run[],
  scope: Scope,
  probe: Probe,
): Promise<number[]> {
  if (scope.ofAgents === true || !runs.some((run) => strangeIn(run) !== null)) return [];
  const worst = runs
    .flatMap(valuesOf)
    .reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0);
  const found: number[] = [];
  for (const draft of worstDrafts(worst, scope)) {
    const input = inputOf(draft);
    const run = evidenceRun(algorithm, input, await probe(input), {
      visibility: 'student',
      instance: 0,
      isSuspect: true,
    });
    const number = run === null ? null : strangeIn(run);
    if (number !== null && !found.includes(number)) found.push(number);
  }
  return found;
}

function valuesOf({ input: { game } }: Run): number[] {
  return game.name === 'tree'
    ? game.tree.nodes
        .flatMap(({ value, evaluation }) => [value, evaluation])
        .filter((value) => value !== null)
    : [];
}

function strangeIn(run: Run): number | null {
  const { value } = run.seen;
  if (!value.ok || !Number.isFinite(value.value) || value.value === 0 || run.input.game.name !== 'tree')
    return null;
  return valuesOf(run).includes(value.value) ? null : Math.abs(value.value);
}
