import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { outcomeOf } from '../batch/outcome.ts';
import { gradeSubmission } from '../grade.ts';
import { createEngines } from '../observe/sandbox/engines.ts';
import type { Engines } from '../observe/sandbox/engines.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import { forStudent } from '../report/forStudent.ts';
import { reportJson } from '../report/json.ts';
import { reportText } from '../report/text.ts';
import type { Exercise } from '../types/exercise.ts';
import type { CommandModule, Context } from './commands.ts';
import { exerciseOf } from './exerciseFor.ts';
import { exitOf } from './exitOf.ts';
import { EXIT, wantsColor, widthOf } from './io.ts';
import { UserError } from './userError.ts';

interface Options {
  readonly exercise?: string;
  readonly watch?: boolean;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

/** `cutoff check [DIR]`: what a student sees of their own work. JSON: the student's `result.json`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('[path]', 'your folder or file', '.')
    .option('--exercise <exercise>', 'name or folder of the exercise (default: the one that "start" noted)')
    .option('--watch', 'check again whenever a file changes, until Ctrl-C')
    .option('--verbose', 'show every case with its tree or board')
    .addHelpText('after', '\nExamples:\n  cutoff check alpha-beta\n  cutoff check --watch\n  cutoff check mine.js --exercise minimax\n\nExit code: 0 all passed, 1 some failed.')
    .action((path: string) =>
      run(async (context) => {
        const options = command.opts<Options>();
        const at = resolve(context.io.cwd, path);
        if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
        const exercise = visible(await exerciseOf(path, options.exercise, context.io.cwd));
        const engines = createEngines({ workers: 1 });
        try {
          if (options.watch !== true) return await checkOnce(at, exercise, engines, options, context);
          const { watchAndRepeat } = await import('./watch.ts');
          return await watchAndRepeat(at, context, () => checkOnce(at, exercise, engines, options, context));
        } finally {
          await engines.close();
        }
      }));
};

/** Students check what they may see; hidden checks are not run, even where the whole exercise is installed. */
function visible(exercise: Exercise): Exercise {
  const checks = exercise.checks.filter((check) => check.visibility === 'student');
  if (checks.length === 0) throw new UserError(`${exercise.slug} has no check that students may see`);
  return { ...exercise, checks };
}

async function checkOnce(path: string, exercise: Exercise, engines: Engines, options: Options, { io, print }: Context): Promise<number> {
  const report = await gradeSubmission(exercise, await readSubmission(path, exercise), engines);
  const shown = forStudent(report);
  if (options.json === true) io.stdout.write(reportJson(shown));
  else print(reportText(shown, { width: widthOf(io.stdout), color: wantsColor(io, io.stdout), verbose: options.verbose === true }).trimEnd());
  const code = exitOf([outcomeOf(report)]);
  return options.watch === true ? EXIT.done : code;
}
