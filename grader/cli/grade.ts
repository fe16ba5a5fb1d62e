import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { gradeClass, type GradedClass } from '../batch/gradeClass.ts';
import { gradersApart } from '../batch/gradersApart.ts';
import { openOut } from '../batch/outFolder.ts';
import { otherExercise } from '../batch/writeClass.ts';
import type { Exercise } from '../types/exercise.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandOptions } from './command.ts';
import type { CommandModule, Context } from './context.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { chosenIds, classFolder, isInside, jobsOption, namesQuiz } from './gradeOptions.ts';
import { helpText } from './helpText.ts';
import { EXIT } from './io.ts';
import { progressOn } from './progress.ts';
import { leftOverLines, summaryJson, summaryText, withheldLines } from './summary.ts';
import { problemsError, UserError, writingTo } from './userError.ts';

interface Options extends CommandOptions {
  readonly exercise: string;
  readonly out?: string;
  readonly only?: readonly string[];
  readonly case?: string;
  readonly strict?: boolean;
  readonly jobs: string;
  readonly json?: boolean;
}

/** `cutoff grade SUBMISSIONS`. JSON: see `summaryJson`, with `interrupted`, `faults` and `leftOver`. */
export const define: CommandModule['define'] = (command, run) => {
  withCommandOptions(command)
    .argument('<submissions>', 'folder with a folder, a source file or a zip for each student')
    .requiredOption('--exercise <exercise>', 'name or folder of the exercise, or a quiz')
    .option('--out <folder>', 'where the results go')
    .option(
      '--only <id>',
      'grade this submission alone and keep the other results (may be given again)',
      (id: string, ids: string[] | undefined) => [...(ids ?? []), id],
    )
    .option('--case <case>', 'show how each submission does on one case, and write nothing')
    .option('--jobs <number>', 'how many to grade at once', String(availableParallelism()))
    .option('--strict', 'exit with 1 when any check failed')
    .addHelpText(
      'after',
      helpText(
        'For each student it writes result.json and report.html, in <out>/<id>/staff with',
        'everything and in <out>/<id>/student with what they may see, and example.json where',
        'a small example shows what is wrong; for the class it writes grades.csv and',
        'index.html.',
        '',
        'Examples:',
        '  cutoff grade submissions --exercise alpha-beta --out results',
        '  cutoff grade submissions --exercise ../my-exercise --out results --only alice',
        '  cutoff grade submissions --exercise alpha-beta --case figure-5-2',
      ),
    )
    .action((path: string) =>
      run(async (context) => {
        const options = command.opts<Options>();
        const jobs = jobsOption(options.jobs);
        if (namesQuiz(options.exercise, context.io.cwd)) {
          const { gradeQuizClass } = await import('./quiz/grade.ts');
          return gradeQuizClass(path, options, context);
        }
        const exercise = withCommand(await exerciseNamed(options.exercise, context.io.cwd), options);
        const folder = classFolder(path, context.io.cwd, exercise);
        const only = await chosenIds(folder, path, options.only);
        if (options.case !== undefined) {
          const { gradeCase } = await import('./gradeCase.ts');
          return gradeCase(
            {
              exercise,
              folder,
              only,
              wanted: options.case,
              jobs,
              trust: options.trust === true,
              json: options.json === true,
            },
            context,
          );
        }
        return gradeAll(exercise, folder, only, jobs, options, context);
      }),
    );
};

async function gradeAll(
  exercise: Exercise,
  folder: string,
  only: readonly string[],
  jobs: number,
  options: Options,
  context: Context,
): Promise<number> {
  const { io } = context;
  if (options.out === undefined) throw new UserError('where should the results go? Add --out FOLDER');
  const out = resolve(io.cwd, options.out);
  if (isInside(out, folder))
    throw new UserError(
      `${options.out} is inside the folder of submissions, and would be graded as one; name ` +
        'a folder outside it',
    );
  const opened = await openOut(out);
  if (!opened.ok) throw problemsError(opened.problems);
  const other = await otherExercise(out, exercise.slug);
  if (other !== null)
    throw new UserError(
      `${options.out} holds the results of ${other}; nothing was written. Name another ` +
        `folder for ${exercise.slug}.`,
    );
  const progress = await progressOn(io, only.length);
  const graders = gradersApart(exercise, {
    jobs: Math.max(1, Math.min(jobs, only.length)),
    trust: options.trust === true,
  });
  const signal = io.interrupt();
  const graded = await writingTo(out, () =>
    gradeClass({
      folder,
      exercise,
      out,
      graders,
      signal,
      onResult: progress.step,
      ...(options.only === undefined ? {} : { only }),
    }),
  ).finally(async () => {
    progress.stop();
    await graders.close();
  });
  return tellGraded(graded, options.out, out, options, context);
}

/** What was graded, and the exit code that goes with it. `named` is how the out folder was given. */
function tellGraded(
  graded: GradedClass,
  named: string,
  out: string,
  { json, strict }: Pick<Options, 'json' | 'strict'>,
  { print, tell, printJson }: Context,
): number {
  for (const { id, message } of graded.faults)
    tell(`cutoff: something went wrong in Cutoff itself while grading ${id}: ${message}`);
  const { rows, interrupted, total, leftOver } = graded;
  if (json === true) printJson({ ...summaryJson(rows, out), interrupted, faults: graded.faults, leftOver });
  if (interrupted) {
    tell(
      `\nStopped: ${rows.length} of ${total} were graded, and their reports are in ` +
        `${named}. grades.csv and index.html were left as they were.`,
    );
    return EXIT.interrupted;
  }
  if (json !== true) {
    print(summaryText(rows));
    for (const line of [...withheldLines(rows), ...leftOverLines(leftOver)]) print(line);
    print(`\nOpen ${join(named, 'index.html')}; the scores are in ${join(named, 'grades.csv')}.`);
  }
  return exitCodeOf(graded.outcomes.filter((outcome) => outcome !== 'failed' || strict === true));
}
