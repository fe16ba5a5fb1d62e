import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { lintContent } from '../adequacy/lintTree.ts';
import { listExercises } from '../content/exercise.ts';
import { formatProblem } from '../types/result.ts';
import type { Problem } from '../types/result.ts';
import type { CommandModule } from './commands.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { EXIT } from './io.ts';
import { readText } from './readTree.ts';
import { UserError } from './userError.ts';

interface Options {
  readonly strict?: boolean;
  readonly json?: boolean;
}

interface Linted {
  readonly path: string;
  readonly kind: 'exercise' | 'tree' | 'run';
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly solutions?: readonly string[];
}

/** `cutoff lint PATH…`. JSON: a list of `{ path, kind, problems, warnings, solutions? }`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<paths...>', 'tree files, run files, exercises by name or folder')
    .option('--strict', 'exit with 1 when there are warnings')
    .addHelpText('after', '\nAn exercise must load, and everything in its solutions folder must get full\nmarks.\n\nExamples:\n  cutoff lint trees/mine.json\n  cutoff lint ../my-exercise --strict')
    .action((paths: string[]) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const slugs = (await listExercises()).map(({ slug }) => slug);
        const linted: Linted[] = [];
        for (const path of paths) linted.push(await lintPath(path, slugs, io.cwd));
        if (options.json === true) printJson(linted);
        else for (const each of linted) for (const line of lines(each)) print(line);
        if (linted.some(({ problems }) => problems.length > 0)) return EXIT.usage;
        return options.strict === true && linted.some(({ warnings }) => warnings.length > 0) ? EXIT.failed : EXIT.done;
      }));
};

async function lintPath(path: string, slugs: readonly string[], cwd: string): Promise<Linted> {
  const at = resolve(cwd, path);
  const isBundled = slugs.includes(path);
  if (!isBundled && !existsSync(at)) {
    // A bare word was meant as an exercise, and the error names the nearest; anything else is a path.
    if (!/[./\\]/.test(path)) await exerciseNamed(path, cwd);
    throw new UserError(`${path}: there is no such file or folder`);
  }
  if (isBundled || statSync(at).isDirectory() || basename(at) === 'exercise.json') return lintFolder(path, cwd);
  return { path, ...lintContent(await readText(path, cwd), path), warnings: [] };
}

async function lintFolder(path: string, cwd: string): Promise<Linted> {
  try {
    const exercise = await exerciseNamed(path, cwd);
    const [{ lintExercise }, { createEngines }] = await Promise.all([import('../adequacy/lintExercise.ts'), import('../observe/sandbox/engines.ts')]);
    const engines = createEngines({ workers: 1 });
    try {
      return { path, kind: 'exercise', ...(await lintExercise(exercise, path, engines)) };
    } finally {
      await engines.close();
    }
  } catch (error) {
    if (error instanceof UserError && error.problems.length > 0) return { path, kind: 'exercise', problems: error.problems, warnings: [] };
    throw error;
  }
}

function lines({ path, kind, problems, warnings, solutions }: Linted): string[] {
  const told = [...problems.map(formatProblem), ...warnings.map((warning) => `warning: ${formatProblem(warning)}`)];
  if (told.length > 0) return told;
  const proof = solutions === undefined ? '' : `; ${solutions.length} ${solutions.length === 1 ? 'solution gets' : 'solutions get'} full marks`;
  return [`${path}: this ${kind} is fine${proof}`];
}
