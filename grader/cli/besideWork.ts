import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Cutoff keeps notes beside somebody's work; nothing in it is ever taken for a part of that work. */
export const NOTES = '.cutoff';

/** The notes beside a submission, which is a folder or a file. */
export const notesOf = (submission: string): string =>
  join(statSync(submission).isDirectory() ? submission : dirname(submission), NOTES);
