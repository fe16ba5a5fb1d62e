import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { gradeClass, type GradedClass } from '../batch/gradeClass.ts';
import { gradersApart } from '../batch/gradersApart.ts';
import { openOut } from '../batch/outFolder.ts';
import { otherExercise } from '../batch/writeClass.ts';
import type { OpenClass } from '../intake/openClass.ts';
import { LAYOUTS } from '../intake/types.ts';
import type { Exercise } from '../types/exercise.ts';
import { classOf } from './classOf.ts';
import type { ClassOptions } from './classOf.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandOptions } from './command.ts';
import type { CommandModule, Context } from './context.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { layoutLine, rosterLines, tellFound } from './dryRun.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { chosenWork, isFolder, isInside, jobsOption, namesQuiz } from './gradeOptions.ts';
import { helpText } from './helpText.ts';
import { EXIT } from './io.ts';
import { progressOn } from './progress.ts';
import { inLocked } from './inLocked.ts';
import { readClassFile } from '../batch/classFile.ts';
import { classLines, keptWords, summaryJson, summaryText, withheldLines } from './summary.ts';
import { yardsticksOf } from '../report/yardsticks.ts';
import { problemsError, UserError, writingTo } from './userError.ts';

interface Options extends CommandOptions, ClassOptions {
  readonly dryRun?: boolean;
  readonly exercise: string;
  readonly out?: string;
  readonly only?: readonly string[];
  readonly again?: boolean;
  readonly case?: string;
  readonly strict?: boolean;
  readonly jobs: string;
  readonly json?: boolean;
}

const HELP = [
  'For each student it writes result.json and report.html, in <out>/<id>/staff with',
  'everything and in <out>/<id>/student with what they may see, and example.json where',
  'a small example shows what is wrong; for the class it writes grades.csv and',
  'index.html.',
  '',
  'What was graded before, by the same exercise and of the same work, is kept: after a',
  'break, the same command goes on.',
  '',
  'Examples:',
  '  cutoff grade submissions --exercise alpha-beta --out results',
  '  cutoff grade submissions.zip --exercise alpha-beta --dry-run',
  '  cutoff grade submissions --exercise ../my-exercise --out results --only alice',
  '  cutoff grade submissions --exercise alpha-beta --case figure-5-2',
];

/** `cutoff grade SUBMISSIONS`. JSON: see `summaryJson`, with `interrupted`, `faults` and `leftOver`. */
export const define: CommandModule['define'] = (command, run) => {
  withCommandOptions(command)
    .argument(
      '<submissions...>',
      'what a learning system gave, or a folder with a folder, a file or an archive for each student',
    )
    .requiredOption('--exercise <exercise>', 'name or folder of the exercise, or a quiz')
    .option('--out <folder>', 'where the results go')
    .option(
      '--only <id>',
      'grade this submission alone and keep the other results (may be given again)',
      (id: string, ids: string[] | undefined) => [...(ids ?? []), id],
    )
    .option('--again', 'grade all anew, those too who were graded before and have not changed')
    .option('--dry-run', 'show who was found where and what is left over, and grade nothing')
    .option(
      '--layout <name>',
      `how submissions are arranged: ${LAYOUTS.join(', ')} (default: by their names)`,
    )
    .option('--roster <table>', 'compare with a table of the course: id, name, email, section, group')
    .option('--attempt <which>', 'which of several attempts counts: latest or first', 'latest')
    .option('--case <case>', 'show how each submission does on one case, and write nothing')
    .option('--jobs <number>', 'how many to grade at once', String(availableParallelism()))
    .option('--strict', 'exit with 1 when any check failed')
    .addHelpText('after', helpText(...HELP))
    .action((paths: string[]) => run((context) => gradeNamed(paths, command.opts<Options>(), context)));
};

async function gradeNamed(paths: readonly string[], options: Options, context: Context): Promise<number> {
  const jobs = jobsOption(options.jobs);
  if (namesQuiz(options.exercise, context.io.cwd)) {
    const { gradeQuizClass } = await import('./quiz/grade.ts');
    return gradeQuizClass(paths, options, context);
  }
  const exercise = withCommand(await exerciseNamed(options.exercise, context.io.cwd), options);
  const found = await classOf(paths, options, exercise, context.io.cwd);
  try {
    if (options.dryRun === true) return tellFound(found, options.json === true, context);
    const work = chosenWork(found.work, paths.join(' '), options.only);
    if (options.case === undefined)
      return await gradeAll(exercise, paths, { ...found, work }, jobs, options, context);
    const { gradeCase } = await import('./gradeCase.ts');
    const { trust = false, json = false } = options;
    return await gradeCase({ exercise, work, wanted: options.case, jobs, trust, json }, context);
  } finally {
    await found.close();
  }
}

async function gradeAll(
  exercise: Exercise,
  paths: readonly string[],
  found: OpenClass,
  jobs: number,
  options: Options,
  context: Context,
): Promise<number> {
  const { io } = context;
  if (options.out === undefined) throw new UserError('where should the results go? Add --out FOLDER');
  const named = options.out;
  const out = resolve(io.cwd, named);
  if (paths.some((path) => isFolder(resolve(io.cwd, path)) && isInside(out, resolve(io.cwd, path))))
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
  const { work } = found;
  const layout = layoutLine(found);
  if (layout !== null) context.tell(layout);
  const gradeThem = async (): Promise<number> => {
    const memory = await readClassFile(out);
    const progress = await progressOn(io, work.length);
    const graders = gradersApart(exercise, {
      jobs: Math.max(1, Math.min(jobs, work.length)),
      trust: options.trust === true,
      afterDue: memory?.afterDue === true,
    });
    const signal = io.interrupt();
    const graded = await gradeClass({
      work,
      exercise,
      out,
      graders,
      signal,
      memory,
      again: options.again === true || options.only !== undefined,
      onResult: progress.step,
      ...(options.command === undefined ? {} : { command: [options.command] }),
      isPart: options.only !== undefined,
    }).finally(async () => {
      progress.stop();
      await graders.close();
    });
    return tellGraded(graded, found.roster, named, out, options, context);
  };
  return writingTo(out, () => inLocked(out, gradeThem));
}

/** What was graded, and the exit code that goes with it. `named` is how the out folder was given. */
function tellGraded(
  graded: GradedClass,
  roster: OpenClass['roster'],
  named: string,
  out: string,
  { json, strict }: Pick<Options, 'json' | 'strict'>,
  { print, tell, printJson }: Context,
): number {
  for (const { id, message } of graded.faults)
    tell(`cutoff: something went wrong in Cutoff itself while grading ${id}: ${message}`);
  const { rows, interrupted, total, kept, written } = graded;
  if (json === true)
    printJson({
      ...summaryJson(rows, out),
      interrupted,
      faults: graded.faults,
      leftOver: written?.leftOver ?? [],
      kept,
      ...(roster === null ? {} : { roster }),
    });
  if (written === null) {
    tell(
      `\nStopped: ${rows.length} of ${total} were graded, and their reports are in ` +
        `${named}. grades.csv and index.html were left as they were. The same command goes on.`,
    );
    return EXIT.interrupted;
  }
  if (json !== true) {
    print(summaryText(rows));
    if (kept > 0) print(keptWords(kept));
    for (const line of [...withheldLines(rows), ...classLines(written), ...rosterLines(roster)]) print(line);
    print(`\nOpen ${join(named, 'index.html')}; the scores are in ${join(named, 'grades.csv')}.`);
  }
  const outcomes = graded.outcomes.filter((outcome) => outcome !== 'failed' || strict === true);
  return exitCodeOf(yardsticksOf(written.rows).length > 1 ? [...outcomes, 'mend'] : outcomes);
}
