import { mkdirSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptRuns } from '../observe/kept/keptRuns.ts';
import { bytesIn, entryNames } from './ifThere.ts';
import { writeWhole } from './outFolder.ts';

/** What is kept only saves time, so the last of a disk is left to the results. */
const LEFT_TO_RESULTS = 256 * 1024 * 1024;

/** Where the runs of some work are kept: with whom it is graded first, by what was handed in. */
export interface RunsPlace {
  /** The student's folder below the out folder. */
  readonly folder: string;
  /** Of the work. */
  readonly hash: string;
  /** Whether what is there may be taken, or is only written anew. */
  readonly mayTake: boolean;
}

const RUNS = 'runs';
const nameOf = (hash: string): string => `${hash.slice(0, 32)}.bin`;

export const readRuns = async ({ folder, hash, mayTake }: RunsPlace): Promise<KeptRuns> => {
  const bytes = mayTake ? await bytesIn(join(folder, RUNS, nameOf(hash))) : null;
  return bytes === null ? KeptRuns.none() : KeptRuns.parse(bytes);
};

/** Writes them where there is room; that there is none is no reason to stop. */
export async function writeRuns(runs: KeptRuns, { folder, hash }: RunsPlace): Promise<void> {
  const bytes = runs.format();
  if (bytes === null) return;
  try {
    mkdirSync(join(folder, RUNS), { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= LEFT_TO_RESULTS + bytes.length)
      await writeWhole(join(folder, RUNS), nameOf(hash), bytes);
  } catch {
    // Only kept to save time.
  }
}

/** Removes the runs of work that counts no more. */
export async function dropRuns(folder: string, hashes: readonly string[]): Promise<void> {
  for (const name of entryNames(join(folder, RUNS)))
    if (!hashes.some((hash) => nameOf(hash) === name)) await rm(join(folder, RUNS, name), { force: true });
}
