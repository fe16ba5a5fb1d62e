import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesIn } from './ifThere.ts';
import { writeWhole } from './outFolder.ts';

const NAME = 'grades.csv';

export interface WrittenGrades {
  /** SHA-256 of what was written, hex. */
  readonly hash: string;
  /** The new name of the file that stood there, where somebody had changed it since it was written. */
  readonly keptAside: string | null;
}

/** Writes `grades.csv`; `before` is the hash of the last one, empty where that is not known. */
export async function writeGrades(out: string, csv: string, before: string): Promise<WrittenGrades> {
  const found = await bytesIn(join(out, NAME));
  const isChanged = found !== null && before !== '' && hashOf(found) !== before;
  const keptAside = isChanged ? freeName(out) : null;
  if (keptAside !== null) await rename(join(out, NAME), join(out, keptAside));
  await writeWhole(out, NAME, csv);
  return { hash: hashOf(csv), keptAside };
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function freeName(out: string): string {
  for (let at = 1; ; at += 1) {
    const name = `grades-edited-${at}.csv`;
    if (!existsSync(join(out, name))) return name;
  }
}
