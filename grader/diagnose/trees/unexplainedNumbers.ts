import type { Probe } from '../../types/engine.ts';
import { inputOf } from './candidateTree.ts';
import { worstCaseTrees } from './extremeTrees.ts';
import { type GameAlgorithm, type SearchRun, readSearchRun } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';

/**
 * Numbers that a submission comes up with though no game gave them, without their signs: it is asked about
 * the worst value of the exercise, once for each player that may move first. Nothing is asked unless some
 * answer was such a number.
 */
export async function unexplainedNumbers(
  algorithm: GameAlgorithm,
  runs: readonly SearchRun[],
  scope: TreeScope,
  probe: Probe,
): Promise<number[]> {
  if (scope.ofAgents === true || !runs.some((run) => unexplainedIn(run) !== null)) return [];
  const worst = runs
    .flatMap(valuesOf)
    .reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0);
  const found: number[] = [];
  for (const tree of worstCaseTrees(worst, scope)) {
    const input = inputOf(tree);
    const run = readSearchRun(algorithm, input, await probe(input), {
      visibility: 'student',
      instance: 0,
      isSuspect: true,
    });
    const number = run === null ? null : unexplainedIn(run);
    if (number !== null && !found.includes(number)) found.push(number);
  }
  return found;
}

function valuesOf({ input: { game } }: SearchRun): number[] {
  return game.name === 'tree'
    ? game.tree.nodes
        .flatMap(({ value, evaluation }) => [value, evaluation])
        .filter((value) => value !== null)
    : [];
}

function unexplainedIn(run: SearchRun): number | null {
  const { value } = run.seen;
  if (!value.ok || typeof value.value !== 'number' || run.input.game.name !== 'tree') return null;
  if (!Number.isFinite(value.value) || value.value === 0) return null;
  return valuesOf(run).includes(value.value) ? null : Math.abs(value.value);
}
