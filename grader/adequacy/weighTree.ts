import type { Tree } from '../../reference/games/tree.ts';
import { misfit } from '../content/fits.ts';
import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { searchSubjectOf } from '../subjects/subjects.ts';
import type { Exercise, GameAlgorithm } from '../types/exercise.ts';
import { fail, ok, type Problem, type Result } from '../types/result.ts';
import { isCaught } from './caught.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import { isPermitted, wrongPrograms } from './programs.ts';
import { treeExercise } from './treeExercise.ts';
import { treeWarnings } from './treeWarnings.ts';

/** A known mistake, and whether the tree tells it from right: in every form, in some, or in none. */
export interface ToldApart {
  readonly id: string;
  readonly title: string;
  readonly state: 'caught' | 'partly' | 'survives';
}

/** What a tree is worth as a case of an exercise. */
export interface WeighedTree {
  readonly mistakes: readonly ToldApart[];
  readonly dependsOn: Dependence;
  readonly warnings: readonly Problem[];
}

/**
 * What a tree tells apart, without which of its checks does: a part of what adequacy says, in a fifth of the
 * time.
 */
export function weighTree(
  tree: Tree,
  name: string,
  algorithm: GameAlgorithm,
  depthLimit: number,
): Result<WeighedTree> {
  const exercise = treeExercise(tree, name, algorithm, depthLimit);
  const trouble = misfit(tree, algorithm, exercise.conventions, depthLimit);
  if (trouble !== null) return fail({ ...trouble, file: name, place: '' });
  return ok({
    mistakes: mistakesToldApart(exercise),
    dependsOn: dependsOn(exercise),
    warnings: treeWarnings(tree, name),
  });
}

function mistakesToldApart(exercise: Exercise): ToldApart[] {
  const algorithm = searchSubjectOf(exercise)?.name;
  if (algorithm === undefined) return [];
  const forms = new Map<string, { readonly title: string; readonly caught: boolean[] }>();
  for (const program of wrongPrograms(algorithm, exercise.conventions, mistakesOf(exercise))) {
    const { id, title } = program.mistake;
    if (isPermitted(program.mistake, algorithm, exercise.conventions)) continue;
    const known = forms.get(id) ?? { title, caught: [] };
    known.caught.push(isCaught(exercise, program));
    forms.set(id, known);
  }
  return [...forms].map(([id, { title, caught }]) => ({
    id,
    title,
    // The first form is the usual one.
    state: caught[0] !== true ? 'survives' : caught.includes(false) ? 'partly' : 'caught',
  }));
}

function dependsOn(exercise: Exercise): Dependence {
  const each = exercise.checks.flatMap((check) =>
    check.cases.map(({ inputs }) =>
      dependenceOf(
        exercise,
        check,
        inputs.filter((input) => input.kind === 'game'),
      ),
    ),
  );
  return {
    convention: each.some(({ convention }) => convention),
    ties: each.some(({ ties }) => ties),
    childOrder: each.some(({ childOrder }) => childOrder),
  };
}
