import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createEngines } from '../observe/sandbox/engines.ts';
import { languageOf } from '../observe/submission/found.ts';
import { LANGUAGES } from '../types/submission.ts';
import type { Language } from '../types/submission.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandOptions } from './command.ts';
import type { CheckEvents } from './checkOnce.ts';
import type { CommandModule, Context } from './context.ts';
import { EXIT } from './io.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options extends CommandOptions {
  readonly exercise?: string;
  readonly watch?: boolean;
  readonly verbose?: boolean;
  readonly all?: boolean;
  readonly open?: boolean;
  readonly json?: boolean;
}

/** `cutoff check [DIR]`: what a student sees of their own work. JSON: the student's `result.json`. */
export const define: CommandModule['define'] = (command, run) => {
  withCommandOptions(command)
    .argument('[path]', 'your folder or file', '.')
    .option('--exercise <exercise>', 'name or folder of the exercise (default: the one that "start" noted)')
    .option('--watch', 'check again whenever a file changes, until Ctrl-C')
    .option('--verbose', 'show every case that failed, with its tree or board')
    .option('--all', 'show the cases that passed, too')
    .option('--open', 'show it as a page in the browser, with the search to step through')
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff check alpha-beta',
        '  cutoff check --watch',
        '  cutoff check alpha-beta --open',
        '  cutoff check mine.js --exercise minimax',
        '',
        'Exit code: 0 all passed, 1 some failed.',
      ),
    )
    .action((path: string) =>
      run(async (context) => {
        const options = command.opts<Options>();
        const at = resolve(context.io.cwd, path);
        if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
        // The sandbox starts up while the rest of the program and the exercise are read.
        const engines = (context.io.kept?.engines ?? createEngines)({
          workers: 1,
          brief: options.watch !== true,
          trust: options.trust === true,
        });
        const language = guessLanguage(at);
        if (language !== null) engines.for(language)?.warm?.();
        try {
          const { checkOnce, exerciseToCheck } = await import('./checkOnce.ts');
          const found = await exerciseToCheck(path, options.exercise, context.io.cwd);
          const checked = { ...found, path: at, shown: path, exercise: withCommand(found.exercise, options) };
          const events = options.open === true ? { onReport: await opener(at, context) } : {};
          if (options.watch !== true) return await checkOnce(checked, engines, options, context, events);
          const { watchAndCheck } = await import('./watchAndCheck.ts');
          await watchAndCheck(checked, engines, options, context, events);
          return EXIT.done;
        } finally {
          await engines.close();
        }
      }),
    );
};

/** What writes pages is read only where one is asked for. */
const opener = async (at: string, context: Context): Promise<NonNullable<CheckEvents['onReport']>> =>
  (await import('./openReport.ts')).openingReports(at, context);

/**
 * The language that a folder or file is probably in, by names alone: a wrong guess costs a moment and decides
 * nothing.
 */
function guessLanguage(path: string): Language | null {
  const names = statSync(path).isDirectory() ? readdirSync(path) : [path];
  const languages = new Set(names.map(languageOf));
  return LANGUAGES.find((language) => languages.has(language)) ?? null;
}
