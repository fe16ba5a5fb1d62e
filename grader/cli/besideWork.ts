import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where Cutoff keeps notes beside somebody's work; nothing in it is ever taken for a part of that work. */
export const NOTES = '.cutoff';

/** The notes beside a submission, which is a folder or a file. */
export const notesOf = (submission: string): string =>
  join(statSync(submission).isDirectory() ? submission : dirname(submission), NOTES);

/** Writes notes; whether that could be done. A folder that cannot be written to is checked all the same. */
export async function writeNotes(folder: string, notes: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(notes)) await writeFile(join(folder, name), `${text}\n`);
    return true;
  } catch {
    return false;
  }
}
