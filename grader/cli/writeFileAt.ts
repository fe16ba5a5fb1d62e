import { basename, dirname } from 'node:path';
import { writeWhole } from '../batch/outFolder.ts';
import { reasonOf } from '../observe/submission/folder.ts';
import { UserError } from './userError.ts';

/** Writes one file whole; `shown` is how the user named it. */
export async function writeFileAt(path: string, shown: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeWhole(dirname(path), basename(path), content);
  } catch (error) {
    throw new UserError(`${shown}: cannot be written (${reasonOf(error)})`);
  }
}
