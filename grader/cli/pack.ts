import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Exercise } from '../types/exercise.ts';
import type { CommandModule } from './context.ts';
import { oneOf } from './didYouMean.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { EXIT } from './io.ts';
import { kitFiles } from './packFor/kit.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

/** Systems that can be given all they need to grade. */
const SYSTEMS = ['gradescope', 'github-classroom', 'prairielearn', 'moodle-vpl', 'codegrade'] as const;

interface Options {
  readonly out?: string;
  readonly for?: string;
  readonly json?: boolean;
}

/**
 * `cutoff pack SLUG`. JSON: `{ exercise, folder, files, leftOut: [check ids] }`; with `--for` `{ exercise,
 * for, out, files }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<exercise>', 'name of an exercise, or the folder of one')
    .option(
      '--out <folder>',
      'where the kit goes; made when it is not there (default: the exercise\'s name with "-kit")',
    )
    .option('--for <system>', `instead, what lets a system grade: ${SYSTEMS.join(', ')}`)
    .addHelpText(
      'after',
      helpText(
        'The kit holds the handout, the starter and the checks that students may see: no',
        'hidden trees, no solutions.',
        '',
        'Examples:',
        '  cutoff pack alpha-beta',
        '  cutoff pack ../my-exercise --out kits/my-exercise',
        '  cutoff pack alpha-beta --for gradescope --out autograder.zip',
        '',
        'Students use it with: cutoff start kits/my-exercise',
        '',
        'With --for it is all that a system needs to grade, the program too: a zip for',
        'Gradescope, a template repository for GitHub Classroom, folders of a course for',
        'PrairieLearn; for Moodle VPL it is a script, which wants "cutoff" installed. Hidden',
        "checks are in it, but for GitHub Classroom, where the repository is the student's.",
      ),
    )
    .action((name: string) =>
      run(async ({ io, print, tell, printJson }) => {
        const options = command.opts<Options>();
        const exercise = await exerciseNamed(name, io.cwd);
        const system = oneOf('--for', options.for, SYSTEMS);
        if (system !== undefined) {
          const { packFor } = await import('./packFor/packFor.ts');
          return packFor(system, exercise, options, { io, print, tell, printJson });
        }
        const target = resolve(io.cwd, options.out ?? `${exercise.slug}-kit`);
        const shown = relative(io.cwd, target) || '.';
        if (existsSync(target) && !isEmptyFolder(target))
          throw new UserError(`${shown}: this is there already; name a new folder with --out, or remove it`);
        const leftOut = exercise.checks.filter((check) => check.visibility !== 'student').map(({ id }) => id);
        let files: string[];
        try {
          files = await writeKit(exercise, target);
        } catch (error) {
          await rm(target, { recursive: true, force: true });
          throw error;
        }
        if (options.json === true) printJson({ exercise: exercise.slug, folder: target, files, leftOut });
        else
          print(
            `${exercise.title}: the student kit is in ${shown} (${files.length} ` +
              `files).\nLeft out: ${leftOut.length === 0 ? 'nothing' : leftOut.join(', ')}, ` +
              'and the solutions.',
          );
        return EXIT.done;
      }),
    );
};

/**
 * Built up from what students may see, so that whatever else lies in the folder stays there. Gives the files,
 * sorted.
 */
async function writeKit(exercise: Exercise, target: string): Promise<string[]> {
  const files = await kitFiles(exercise);
  for (const { path, content } of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
  return files.map(({ path }) => path);
}
