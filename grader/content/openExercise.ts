import type { Authored, ModuleNeed, ModuleOpener, Opened } from '../types/authored.ts';
import type { Exercise } from '../types/exercise.ts';
import { fail, type Result } from '../types/result.ts';
import { given } from '../types/lookup.ts';
import type { ExerciseFiles } from './exerciseFiles.ts';
import { type ExerciseNames, readExercise } from './readExercise.ts';

/**
 * Reads an exercise, modules of its author's among what it holds. It is read twice where there are any: the
 * first reading says what must be run, so that nothing else has to know where a file may name a module.
 */
export async function openExercise(
  files: ExerciseFiles,
  names: ExerciseNames,
  open: ModuleOpener,
): Promise<Result<Exercise>> {
  const { first, needs } = firstReading(files, names);
  if (needs.length === 0) return first;
  // What is wrong elsewhere comes first: it costs nothing to find, and may be why a module is asked wrongly.
  if (!first.ok && first.problems.length > 0) return first;
  const found = await open(needs);
  const opened = needs.map((need, at) => [keyOf(need), given(found[at], 'a module that was run')] as const);
  return readExercise(files, names, toldOnce(new Map(opened)));
}

/** Each different thing that an exercise needs of modules, in the order of its cases. */
export const moduleNeeds = (files: ExerciseFiles, names: ExerciseNames): readonly ModuleNeed[] =>
  firstReading(files, names).needs;

function firstReading(
  files: ExerciseFiles,
  names: ExerciseNames,
): { readonly first: Result<Exercise>; readonly needs: readonly ModuleNeed[] } {
  const needs = new Map<string, ModuleNeed>();
  const first = readExercise(files, names, {
    open(need) {
      needs.set(keyOf(need), need);
      return fail();
    },
  });
  return { first, needs: [...needs.values()] };
}

/** However many cases name a module, what is wrong in it is said once. */
function toldOnce(opened: ReadonlyMap<string, Result<Opened>>): Authored {
  const told = new Set<string>();
  return {
    open(need) {
      const found = given(opened.get(keyOf(need)), 'a module that was run');
      if (found.ok) return found;
      const problems = found.problems.filter((problem) => !told.has(JSON.stringify(problem)));
      for (const problem of problems) told.add(JSON.stringify(problem));
      return fail(...problems);
    },
  };
}

const keyOf = (need: ModuleNeed): string => JSON.stringify(need);

/** For whoever has no sandbox at hand. */
export const refuseModules: ModuleOpener = (needs) =>
  Promise.resolve(
    needs.map(({ file }) =>
      fail({
        code: 'module-not-run',
        file,
        place: '',
        found: 'a module',
        expected: 'an exercise without modules, as nothing is run here',
      }),
    ),
  );
