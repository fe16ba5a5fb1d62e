import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { SEARCH_SUBJECTS } from '../subjects/subjects.ts';
import type { Exercise, GameAlgorithm } from '../types/exercise.ts';
import { didYouMean } from './didYouMean.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { depthOption, readTree } from './readTree.ts';
import { UserError } from './userError.ts';

/** Searches of games. */
export const GAMES = SEARCH_SUBJECTS.map(({ name }) => name).join(', ');

/** The exercise that is named, or the one that a tree file makes. */
export async function exerciseAt(
  path: string,
  slugs: readonly string[],
  options: { readonly algorithm?: string; readonly depth?: string },
  cwd: string,
): Promise<Exercise> {
  const at = resolve(cwd, path);
  if (!slugs.includes(path) && !existsSync(at)) {
    if (!/[./\\]/.test(path))
      throw new UserError(`there is no exercise or file ${JSON.stringify(path)}${didYouMean(path, slugs)}`);
    throw new UserError(`${path}: there is no such file or folder`);
  }
  if (slugs.includes(path) || statSync(at).isDirectory()) return exerciseNamed(path, cwd);
  if (basename(at) === 'exercise.json') return exerciseNamed(dirname(join(cwd, path)), cwd);
  const { algorithmFor, treeExercise, treeOfAgents } = await import('../adequacy/treeExercise.ts');
  const { tree } = await readTree(path, { cwd });
  if (tree.agents !== undefined && options.algorithm === undefined && options.depth === undefined) {
    const { roundsOf } = await import('../content/agents.ts');
    const rounds = roundsOf({}, tree, undefined);
    const ofAgents = rounds === null ? null : treeOfAgents(tree, path, rounds);
    if (ofAgents !== null && ofAgents.checks.length > 0) return ofAgents;
  }
  return fitting(
    path,
    treeExercise(
      tree,
      path,
      algorithmOption(options.algorithm) ?? algorithmFor(tree),
      depthOption(options.depth),
    ),
  );
}

function algorithmOption(name: string | undefined): GameAlgorithm | undefined {
  if (name === undefined) return undefined;
  const found = SEARCH_SUBJECTS.find((subject) => subject.name === name)?.name;
  if (found === undefined)
    throw new UserError(`--algorithm: found ${JSON.stringify(name)}; expected ${GAMES}`);
  return found;
}

/** A tree that an algorithm cannot search would fail everybody. */
async function fitting(path: string, exercise: Exercise): Promise<Exercise> {
  const { misfit } = await import('../content/fits.ts');
  for (const { inputs } of exercise.checks.slice(0, 1).flatMap(({ cases }) => cases)) {
    for (const input of inputs) {
      if (input.kind !== 'game' || input.game.name !== 'tree') continue;
      const trouble = misfit(input.game.tree, exercise.algorithm, exercise.conventions, input.depthLimit);
      if (trouble !== null)
        throw new UserError(`${path}: found ${trouble.found}; expected ${trouble.expected}`);
    }
  }
  return exercise;
}
