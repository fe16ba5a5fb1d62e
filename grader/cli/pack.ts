import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Exercise } from '../types/exercise.ts';
import type { CommandModule } from './context.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { exerciseNamed, starterFiles } from './exerciseFor.ts';
import { EXIT } from './io.ts';
import { UserError } from './userError.ts';
import { visibleChecks } from './visibleChecks.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly out?: string;
  readonly json?: boolean;
}

/** `cutoff pack SLUG`. JSON: `{ exercise, folder, files, leftOut: [check ids] }`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<exercise>', 'name of an exercise, or the folder of one')
    .option(
      '--out <folder>',
      'where the kit goes; made when it is not there (default: the exercise\'s name with "-kit")',
    )
    .addHelpText(
      'after',
      helpText(
        'The kit holds the handout, the starter and the checks that students may see: no',
        'hidden trees, no solutions.',
        '',
        'Examples:',
        '  cutoff pack alpha-beta',
        '  cutoff pack ../my-exercise --out kits/my-exercise',
        '',
        'Students use it with: cutoff start kits/my-exercise',
      ),
    )
    .action((name: string) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const exercise = await exerciseNamed(name, io.cwd);
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
  const { visible, notShown } = visibleChecks(exercise);
  if (visible.length === 0)
    throw new UserError(`${exercise.slug} has no check that students may see, so there is nothing to pack`);
  const named = visible.flatMap((check) => check.cases.flatMap((each) => each.file ?? []));
  const hidden = named.find((file) => file.startsWith('hidden/'));
  if (hidden !== undefined)
    throw new UserError(
      `${exercise.slug}: a check for students names ${hidden}; expected a file outside hidden/`,
    );
  const starter = (await starterFiles(exercise)).map((file) => `starter/${file}`);
  const copies = [...new Set(['handout.md', ...starter, ...named])].sort();
  for (const file of copies) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(exercise.folder, file), join(target, file), { recursive: true });
  }
  await writeFile(
    join(target, 'exercise.json'),
    kitText(await readFile(join(exercise.folder, 'exercise.json'), 'utf8'), notShown),
  );
  return [...copies, 'exercise.json'].sort();
}

/** `exercise.json` as students get it: their checks alone, and no word of what the others catch. */
function kitText(text: string, notShown: string): string {
  const {
    $schema: _schema,
    mustCatch: _mustCatch,
    ...kept
  } = JSON.parse(text.replace(/^\ufeff/, '')) as {
    $schema?: string;
    mustCatch?: string[];
    checks: { visibility: string }[];
  };
  const checks = kept.checks.filter((check) => check.visibility === 'student');
  return `${JSON.stringify({ ...kept, ...(notShown === '0' ? {} : { notShown }), checks }, null, 2)}\n`;
}
