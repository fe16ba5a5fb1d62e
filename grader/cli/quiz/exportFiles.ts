import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ExportTarget } from '../../quiz/export/export.ts';
import { zipOf } from '../../content/zip.ts';
import { reasonOf } from '../../observe/submission/folder.ts';
import type { Io } from '../io.ts';
import { UserError } from '../userError.ts';
import { writeFileAt } from '../writeFileAt.ts';

/** What is written: text, or bytes that were printed. */
export interface Written {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export async function writeExport(
  files: readonly Written[],
  target: ExportTarget,
  out: string,
  io: Io,
): Promise<void> {
  const at = resolve(io.cwd, out);
  const [only = { content: '' }] = files;
  const isPackage = target === 'qti12' || target === 'qti21';
  if (target === 'prairielearn' || (isPackage && !/\.zip$/i.test(out))) return writeFolder(files, at, out);
  if (isPackage) {
    try {
      await writeFile(at, zipOf(files));
    } catch (error) {
      throw new UserError(`${out}: cannot be written (${reasonOf(error)})`);
    }
    return;
  }
  return writeFileAt(at, out, only.content);
}

async function writeFolder(files: readonly Written[], at: string, shown: string): Promise<void> {
  for (const { path, content } of files) {
    try {
      await mkdir(dirname(join(at, path)), { recursive: true });
    } catch (error) {
      throw new UserError(`${shown}: cannot be made a folder (${reasonOf(error)})`);
    }
    await writeFileAt(join(at, path), join(shown, path), content);
  }
}
