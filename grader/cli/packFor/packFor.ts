import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { writeWhole } from '../../batch/outFolder.ts';
import { type ZipFile, zipOf } from '../../content/zip.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Context } from '../context.ts';
import { isEmptyFolder } from '../emptyFolder.ts';
import { EXIT } from '../io.ts';
import { kitFiles } from './kit.ts';
import { UserError, writingTo } from '../userError.ts';
import { codegradePack } from './codegrade.ts';
import { githubClassroomPack } from './githubClassroom.ts';
import { gradescopePack } from './gradescope.ts';
import { moodleVplPack } from './moodleVpl.ts';
import { prairieLearnPack } from './prairieLearn.ts';
import { printLines } from '../printLines.ts';
import { count } from '../../words/numbers.ts';

export type System = 'gradescope' | 'github-classroom' | 'prairielearn' | 'moodle-vpl' | 'codegrade';

/** What is to be done with it, a line each. */
const NEXT: Readonly<Record<System, string>> = {
  gradescope: 'Upload it as the autograder of a programming assignment.',
  'github-classroom': "Push it as an assignment's template repository.",
  prairielearn: 'Copy it into the folder of a course.',
  'moodle-vpl': 'Put its script among the execution files of an activity.',
  codegrade: 'Upload them in the Setup of an AutoTest V2.',
};

/** All that a system needs to grade an exercise: one zip, or a folder. */
export async function packFor(
  system: System,
  exercise: Exercise,
  options: { readonly out?: string; readonly json?: boolean },
  { io, print, printJson }: Context,
): Promise<number> {
  if (exercise.command !== undefined)
    throw new UserError(
      `${exercise.slug} runs submissions with a command (${exercise.command.join(' ')}), ` +
        'and --for packs what Cutoff runs by itself',
    );
  const isZip = system === 'gradescope';
  const out = resolve(io.cwd, options.out ?? `${exercise.slug}-${system}${isZip ? '.zip' : ''}`);
  const shown = relative(io.cwd, out) || '.';
  if (existsSync(out) && (isZip || !isEmptyFolder(out)))
    throw new UserError(`${shown}: this is there already; name another with --out, or remove it`);
  const files = await filesFor(system, exercise);
  if (isZip)
    await writingTo(dirname(out), async () => {
      await mkdir(dirname(out), { recursive: true });
      await writeWhole(dirname(out), basename(out), zipOf(files));
    });
  else await writingTo(out, () => writeFolder(files, out));
  const paths = files.map(({ path }) => path);
  if (options.json === true) printJson({ exercise: exercise.slug, for: system, out, files: paths });
  else
    printLines([`${exercise.title}: ${shown} holds ${count(files.length, 'file')}. ${NEXT[system]}`], {
      io,
      print,
    });
  return EXIT.done;
}

async function filesFor(system: System, exercise: Exercise): Promise<ZipFile[]> {
  switch (system) {
    case 'gradescope':
      return gradescopePack(exercise);
    case 'github-classroom':
      return githubClassroomPack(exercise, await kitFiles(exercise));
    case 'prairielearn':
      return prairieLearnPack(exercise);
    case 'moodle-vpl':
      return moodleVplPack(exercise);
    case 'codegrade':
      return codegradePack(exercise);
  }
}

async function writeFolder(files: readonly ZipFile[], out: string): Promise<void> {
  for (const { path, content, isProgram = false } of files) {
    const at = join(out, path);
    await mkdir(dirname(at), { recursive: true });
    await writeWhole(dirname(at), basename(at), content);
    if (isProgram) await chmod(at, 0o755);
  }
}
