import { availableParallelism } from 'node:os';
import { LAYOUTS } from '../intake/types.ts';
import { classOf } from './classOf.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandModule, Context } from './context.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { tellFound } from './dryRun.ts';
import { gradeAll, type GradeOptions } from './gradeAll.ts';
import { chosenWork, jobsOption, namesQuiz, shardOption } from './gradeOptions.ts';
import { helpText } from './helpText.ts';
import { withBom, withCourse } from './policyFor.ts';
import { reporterOf, withReporterOptions } from './reporter.ts';
import { absentOf } from '../batch/absent.ts';
import { isIn } from '../batch/shard.ts';
import { UserError } from './userError.ts';

const HELP = [
  'For each student it writes result.json and report.html, in <out>/<id>/staff',
  'with everything and in <out>/<id>/student with what they may see, and',
  'example.json where a small example shows what is wrong; for the class it writes',
  'grades.csv and index.html.',
  '',
  'What was graded before, by the same exercise and of the same work, is kept:',
  'after a break, the same command goes on. Where the exercise has changed, only',
  'the checks that changed are run.',
  '',
  'Examples:',
  '  cutoff grade submissions --exercise alpha-beta --out results',
  '  cutoff grade submissions.zip --exercise alpha-beta --dry-run',
  '  cutoff grade submissions --exercise ../my-exercise --out results --only alice',
  '  cutoff grade submissions --exercise alpha-beta --case figure-5-2',
  '  cutoff grade submissions --exercise alpha-beta --out results --reporter junit',
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
    .option('--shard <part>', 'grade this part of the class alone, as 3/16; "merge" joins the parts')
    .option('--dry-run', 'show who was found where and what is left over, and grade nothing')
    .option(
      '--layout <name>',
      `how submissions are arranged: ${LAYOUTS.join(', ')} (default: by their names)`,
    )
    .option(
      '--id-pattern <regex>',
      'read names by this, with groups such as (?<id>…), (?<name>…) and (?<attempt>…)',
    )
    .option('--roster <table>', 'compare with a table of the course: id, name, email, section, group');
  withBom(withCourse(command))
    .option('--submitted <table>', 'when work was handed in: id, submitted')
    .option(
      '--attempt <which>',
      'which of several attempts counts: latest, first, best, or before-due by --course',
      'latest',
    )
    .option('--case <case>', 'show how each submission does on one case, and write nothing')
    .option('--jobs <number>', 'how many to grade at once', String(availableParallelism()))
    .option('--strict', 'exit with 1 when any check failed');
  withReporterOptions(command)
    .addHelpText('after', helpText(...HELP))
    .action((paths: string[]) => run((context) => gradeNamed(paths, command.opts<GradeOptions>(), context)));
};

async function gradeNamed(
  paths: readonly string[],
  options: GradeOptions,
  context: Context,
): Promise<number> {
  const jobs = jobsOption(options.jobs);
  const reporter = reporterOf(options, context.io.cwd);
  if (namesQuiz(options.exercise, context.io.cwd)) {
    if (reporter !== null) throw new UserError('--reporter: tells of exercises, and this is a quiz');
    const { gradeQuizClass } = await import('./quiz/grade.ts');
    return gradeQuizClass(paths, options, context);
  }
  const exercise = withCommand(await exerciseNamed(options.exercise, context.io.cwd), options);
  const found = await classOf(paths, options, exercise, context.io.cwd);
  try {
    if (options.dryRun === true) return tellFound(found, options.json === true, context);
    const shard = options.shard === undefined ? null : shardOption(options.shard);
    const chosen = chosenWork(found.work, paths.join(' '), options.only);
    const work = shard === null ? chosen : chosen.filter(({ id }) => isIn(shard, id));
    const absent = new Map([...absentOf(found)].filter(([id]) => shard === null || isIn(shard, id)));
    if (options.case === undefined)
      return await gradeAll(
        exercise,
        paths,
        { ...found, work, absent, shard, reporter },
        jobs,
        options,
        context,
      );
    const { gradeCase } = await import('./gradeCase.ts');
    const { trust = false, json = false } = options;
    return await gradeCase({ exercise, work, wanted: options.case, jobs, trust, json }, context);
  } finally {
    await found.close();
  }
}
