import { searchesTrees, withOwnRuns, withOwnTree } from '../content/ownCase.ts';
import { parseRun } from '../content/run.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Result } from '../types/result.ts';
import { programInPlace } from './otherKinds.ts';
import { depthOption, readText, readTree } from './readTree.ts';
import { problemsError, UserError } from './userError.ts';

/** What a user names to run a search on: one of two files, and a depth limit. */
export interface OwnCase {
  readonly tree?: string;
  readonly run?: string;
  readonly depth?: string;
}

/** The exercise with one case, the user's own. */
export async function withOwnCase(exercise: Exercise, options: OwnCase, cwd: string): Promise<Exercise> {
  const isOnTrees = searchesTrees(exercise);
  const file = isOnTrees ? options.tree : options.run;
  if (file === undefined) throw noCase(exercise, isOnTrees, options);
  const own = isOnTrees
    ? await ownTree(exercise, file, options.depth, cwd)
    : await ownRuns(exercise, file, cwd);
  if (!own.ok) throw problemsError([...own.problems]);
  return own.value;
}

function noCase({ slug }: Exercise, isOnTrees: boolean, { tree, run }: OwnCase): UserError {
  if (!isOnTrees) {
    const instead = tree === undefined ? '' : ', in place of --tree';
    return new UserError(`${slug} is a local search: name a run file with --run${instead}`);
  }
  return new UserError(
    run === undefined
      ? 'name a tree file with --tree, or the last example with --last'
      : `${slug} searches trees: name a tree file with --tree, in place of --run`,
  );
}

async function ownTree(
  exercise: Exercise,
  file: string,
  depth: string | undefined,
  cwd: string,
): Promise<Result<Exercise>> {
  const { tree } = await readTree(file, { cwd });
  return withOwnTree(exercise, tree, file, depth === undefined ? undefined : depthOption(depth));
}

async function ownRuns(exercise: Exercise, file: string, cwd: string): Promise<Result<Exercise>> {
  const parsed = parseRun(await readText(file, cwd), file);
  if (!parsed.ok) throw problemsError([programInPlace(file, 'run') ?? parsed.problems].flat());
  return withOwnRuns(exercise, parsed.value, file);
}
