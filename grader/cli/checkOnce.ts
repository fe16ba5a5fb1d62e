import { outcomeOf } from '../batch/outcome.ts';
import { gradeSubmission } from '../grade.ts';
import type { Engines } from '../observe/sandbox/engines.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import { forStudent } from '../report/forStudent.ts';
import { reportJson } from '../report/json.ts';
import { reportText } from '../report/text.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Context } from './context.ts';
import { exerciseOf } from './exerciseFor.ts';
import { exitOf } from './exitOf.ts';
import { wantsColor, widthOf } from './io.ts';
import { UserError } from './userError.ts';

export interface CheckOptions {
  readonly verbose?: boolean;
  readonly json?: boolean;
}

/**
 * Students check what they may see; hidden checks are not run, even where the whole exercise is installed.
 */
export async function exerciseToCheck(
  path: string,
  option: string | undefined,
  cwd: string,
): Promise<Exercise> {
  const exercise = await exerciseOf(path, option, cwd);
  const checks = exercise.checks.filter((check) => check.visibility === 'student');
  if (checks.length === 0) throw new UserError(`${exercise.slug} has no check that students may see`);
  return { ...exercise, checks };
}

/** Checks once, prints what the student may see, and gives the exit code. */
export async function checkOnce(
  path: string,
  exercise: Exercise,
  engines: Engines,
  options: CheckOptions,
  { io, print }: Context,
): Promise<number> {
  const report = await gradeSubmission(exercise, await readSubmission(path, exercise), engines);
  const shown = forStudent(report);
  if (options.json === true) io.stdout.write(reportJson(shown));
  else
    print(
      reportText(shown, {
        width: widthOf(io.stdout),
        color: wantsColor(io, io.stdout),
        verbose: options.verbose === true,
      }).trimEnd(),
    );
  return exitOf([outcomeOf(report)]);
}
