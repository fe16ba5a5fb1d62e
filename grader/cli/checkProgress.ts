import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnored, byCodeUnit } from '../observe/submission/found.ts';
import type { Progress } from '../types/progress.ts';
import { NOTES, writeNotes } from './besideWork.ts';
import { exerciseNameIn, kitFolder } from './exerciseFor.ts';
import { readObject } from './readObject.ts';

/** How far somebody is with an exercise, at the last check; points are null before the first. */
export interface CheckProgress {
  readonly folder: string;
  readonly points: string | null;
  readonly max: string | null;
  readonly isPassed: boolean;
}

const FILE = 'progress.json';

/**
 * Keeps how far one is in the folder that `start` made for this exercise. A submission elsewhere has none,
 * and a folder that cannot be written to is checked all the same.
 */
export async function keepProgress(submission: string, slug: string, progress: Progress): Promise<void> {
  const kit = kitFolder(submission);
  if (kit === null || exerciseNameIn(kit) !== slug) return;
  await writeNotes(join(kit, NOTES), { [FILE]: JSON.stringify(progress, null, 2) });
}

/** What was begun in a folder or in those directly below it, by exercise; of several folders the furthest. */
export function progressBelow(folder: string): ReadonlyMap<string, CheckProgress> {
  const found = new Map<string, CheckProgress>();
  for (const path of [folder, ...foldersIn(folder)]) {
    const slug = exerciseNameIn(path);
    if (slug === null) continue;
    const here = progressIn(path);
    const known = found.get(slug);
    if (known === undefined || sortKey(here) > sortKey(known)) found.set(slug, here);
  }
  return found;
}

const sortKey = ({ isPassed, points }: CheckProgress): number =>
  isPassed ? Infinity : points === null ? -1 : Number(points) || 0;

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isIgnored(entry.name))
      .map(({ name }) => name)
      .sort(byCodeUnit)
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function progressIn(folder: string): CheckProgress {
  const { points, max, isPassed } = readObject(join(folder, NOTES, FILE)) ?? {};
  return typeof points === 'string' && typeof max === 'string'
    ? { folder, points, max, isPassed: isPassed === true }
    : { folder, points: null, max: null, isPassed: false };
}
