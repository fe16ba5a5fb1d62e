import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rerender } from '../batch/rerender.ts';
import { formatProblem } from '../types/result.ts';
import type { CommandModule } from './context.ts';
import { EXIT } from './io.ts';
import { inLocked } from './inLocked.ts';
import { classLines, missingWords, summaryJson, summaryText } from './summary.ts';
import { yardsticksOf } from '../report/yardsticks.ts';
import { UserError, writingTo } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly afterDue?: boolean;
  readonly json?: boolean;
}

/**
 * `cutoff report DIR`: writes the reports of a graded class again. JSON: see `summaryJson`, with `problems`
 * and `leftOver`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folder>', 'what "grade" wrote: its --out folder')
    .option('--after-due', 'let students see the checks that open after the due date')
    .addHelpText(
      'after',
      helpText(
        'Nothing is run again: the pages, grades.csv and index.html are made from the',
        'stored results.',
        '',
        'Example:',
        '  cutoff report results --after-due',
      ),
    )
    .action((path: string) =>
      run(async ({ io, print, printJson, tell }) => {
        const options = command.opts<Options>();
        const out = resolve(io.cwd, path);
        if (!existsSync(out)) throw new UserError(`${path}: there is no such folder`);
        const done = await writingTo(out, () =>
          inLocked(out, () => rerender(out, { afterDue: options.afterDue === true })),
        );
        const { rows, problems, missing, leftOver } = done;
        if (rows.length === 0 && problems.length === 0)
          throw new UserError(
            `${path}: there are no results here; expected a folder that "cutoff grade" wrote`,
          );
        for (const problem of problems) tell(`cutoff: ${formatProblem(problem)}`);
        if (missing.length > 0) tell(`cutoff: ${missingWords(missing)}`);
        if (options.json === true) printJson({ ...summaryJson(rows, out), problems, leftOver, missing });
        else
          for (const line of [
            summaryText(rows),
            ...classLines(done),
            `The reports are new: open ${join(path, 'index.html')}`,
          ])
            print(line);
        const isWhole = problems.length === 0 && missing.length === 0 && yardsticksOf(rows).length < 2;
        return isWhole ? EXIT.done : EXIT.usage;
      }),
    );
};
