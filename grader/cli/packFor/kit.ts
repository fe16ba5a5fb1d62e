import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipFile } from '../../content/zip.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import type { Case, Exercise } from '../../types/exercise.ts';
import { starterFiles } from '../exerciseFor.ts';
import { UserError } from '../userError.ts';
import { visibleChecks } from '../../content/visibleChecks.ts';
import { filesBelow } from './program.ts';

/** The files of a kit, in order of path. */
export async function kitFiles(exercise: Exercise): Promise<ZipFile[]> {
  const { visible, notShown } = visibleChecks(exercise);
  if (visible.length === 0)
    throw new UserError(`${exercise.slug} has no check that students may see, so there is nothing to pack`);
  const named = visible.flatMap((check) => check.cases.flatMap(filesOf));
  const hidden = named.find((file) => file.startsWith('hidden/'));
  if (hidden !== undefined)
    throw new UserError(
      `${exercise.slug}: a check for students names ${hidden}; expected a file outside hidden/`,
    );
  const starter = (await starterFiles(exercise)).map((file) => `starter/${file}`);
  const copies = [...new Set(['handout.md', ...starter, ...named])].sort();
  const files: ZipFile[] = [];
  for (const file of copies) files.push(...(await filesBelow(join(exercise.folder, file), file)));
  const text = await readFile(join(exercise.folder, 'exercise.json'), 'utf8');
  files.push({ path: 'exercise.json', content: kitText(text, notShown) });
  return files.sort((a, b) => byCodeUnit(a.path, b.path));
}

/** The files that a case is made of; an author's module is needed to check work, too. */
const filesOf = ({ file, modules = [] }: Case): readonly string[] => [
  ...(file === null ? [] : [file]),
  ...modules,
];

/** `exercise.json` as students get it: their checks alone, and no word of what the others catch. */
function kitText(text: string, notShown: string): string {
  const {
    $schema: _schema,
    mustCatch: _mustCatch,
    notices: _notices,
    ...kept
  } = JSON.parse(text.replace(/^\ufeff/, '')) as {
    $schema?: string;
    mustCatch?: string[];
    notices?: object;
    checks: { visibility: string }[];
  };
  const checks = kept.checks.filter((check) => check.visibility === 'student');
  return `${JSON.stringify({ ...kept, ...(notShown === '0' ? {} : { notShown }), checks }, null, 2)}\n`;
}
