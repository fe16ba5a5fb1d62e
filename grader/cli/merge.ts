import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mergeShards } from '../batch/mergeShards.ts';
import { openOut } from '../batch/outFolder.ts';
import { formatProblem } from '../types/result.ts';
import type { CommandModule } from './context.ts';
import { helpText } from './helpText.ts';
import { inLocked } from './inLocked.ts';
import { EXIT } from './io.ts';
import { gradedLines, summaryJson } from './summary.ts';
import { existingFolder } from './outFolder.ts';
import { problemsError, UserError, writingTo } from './userError.ts';
import { printLines } from './printLines.ts';

interface Options {
  readonly out: string;
  readonly json?: boolean;
}

/** `cutoff merge DIR… --out DIR`. JSON: see `summaryJson`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folders...>', 'what "grade --shard" wrote: the --out folder of each part')
    .requiredOption('--out <folder>', 'where the results of the whole class go, a new folder')
    .addHelpText(
      'after',
      helpText(
        'The files are those that one run over the whole class would have written. Parts that',
        'do not fit together are refused, and nothing is written.',
        '',
        'Example:',
        '  cutoff grade submissions --exercise alpha-beta --shard 1/2 --out part1',
        '  cutoff grade submissions --exercise alpha-beta --shard 2/2 --out part2',
        '  cutoff merge part1 part2 --out results',
      ),
    )
    .action((names: string[]) =>
      run(async ({ io, print, tell, printJson }) => {
        const options = command.opts<Options>();
        const out = resolve(io.cwd, options.out);
        const folders = names.map((name) => ({ name, path: existingFolder(io.cwd, name) }));
        if (existsSync(out) && (await readdir(out).catch(() => [''])).length > 0)
          throw new UserError(`${options.out}: this is there already; name a new folder`);
        const opened = await openOut(out);
        if (!opened.ok) throw problemsError(opened.problems);
        const merged = await writingTo(out, () => inLocked(out, () => mergeShards(folders, out)));
        if (!merged.ok) throw problemsError(merged.problems);
        const { rows, strangers } = merged.value;
        for (const problem of strangers) tell(`cutoff: ${formatProblem(problem)}`);
        if (options.json === true) printJson(summaryJson(rows, out));
        else printLines(gradedLines(rows, merged.value, options.out), { io, print });
        return EXIT.done;
      }),
    );
};
