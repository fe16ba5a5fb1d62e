import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { gradeSubmission } from '../grade.ts';
import { createEngines } from '../observe/sandbox/engines.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import { reportJson } from '../report/json.ts';
import { reportText } from '../report/text.ts';
import { outcomeOf } from '../batch/outcome.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandOptions } from './command.ts';
import type { CommandModule } from './context.ts';
import { exerciseOf } from './exerciseFor.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { wantsColor, widthOf } from './io.ts';
import { keepExample, lastExample, replayCommand } from './lastExample.ts';
import { withOwnCase } from './ownCase.ts';
import type { OwnCase } from './ownCase.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options extends CommandOptions, OwnCase {
  readonly exercise?: string;
  readonly last?: boolean;
  readonly json?: boolean;
}

/**
 * `cutoff run FILE --tree TREE`: a student's search on a tree (or a run) of their own, looked at as `check`
 * would. JSON: as `check`.
 */
export const define: CommandModule['define'] = (command, run) => {
  withCommandOptions(command)
    .argument('[path]', 'your file or folder', '.')
    .option('--tree <tree>', 'tree file to search')
    .option('--run <run>', 'run file, for local search')
    .option('--depth <plies>', 'depth limit')
    .option('--last', 'the smallest example that "check" or "run" found last')
    .option('--exercise <exercise>', 'name or folder of the exercise (default: the one that "start" noted)')
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff run alpha-beta --last',
        '  cutoff run alphaBeta.js --tree mine.json',
        '  cutoff run alphaBeta.js --tree mine.json --depth 2 --exercise alpha-beta',
        '  cutoff run hillClimbing.js --run board.json',
      ),
    )
    .action((path: string) =>
      run(async ({ io, print }) => {
        const given = command.opts<Options>();
        const at = resolve(io.cwd, path);
        if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
        const options = given.last === true ? await withLast(given, at, path, io.cwd) : given;
        const exercise = withCommand(await exerciseOf(path, options.exercise, io.cwd), options);
        const own = await withOwnCase(exercise, options, io.cwd);
        const engines = (io.kept?.engines ?? createEngines)({
          workers: 1,
          trust: options.trust === true,
        });
        try {
          const report = await gradeSubmission(own, await readSubmission(at, exercise), engines);
          if (options.json === true) io.stdout.write(reportJson(report));
          else {
            const { counterexample } = report;
            const isKept = counterexample !== undefined && (await keepExample(at, exercise, counterexample));
            const text = {
              width: widthOf(io.stdout),
              color: wantsColor(io, io.stdout),
              verbose: true,
              all: true,
              ...(isKept && { replay: replayCommand(path) }),
            };
            print(reportText(report, text).trimEnd());
          }
          return exitCodeOf([outcomeOf(report)]);
        } finally {
          await engines.close();
        }
      }),
    );
};

/** The options that stand for `--last`. */
async function withLast(options: Options, at: string, shown: string, cwd: string): Promise<Options> {
  const others = (['tree', 'run', 'depth'] as const).filter((name) => options[name] !== undefined);
  if (others[0] !== undefined)
    throw new UserError(`--last is an example of its own: leave --${others[0]} out`);
  const { file, kind, depth, exercise } = await lastExample(at, shown);
  return {
    ...options,
    [kind]: relative(cwd, file),
    ...(depth === undefined ? {} : { depth: String(depth) }),
    exercise: options.exercise ?? exercise,
  };
}
