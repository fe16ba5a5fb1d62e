import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accepts } from './found.ts';
import { starterOf } from './starter.ts';
import type { Starter } from './starter.ts';

/** Reads `starter/` of an exercise's folder; an exercise without one has an empty starter. */
export async function readStarter(folder: string, accepts: Accepts): Promise<Starter> {
  const at = join(folder, 'starter');
  const names = (await readdir(at).catch(() => [])).filter((name) => accepts(name) !== null);
  return starterOf(
    await Promise.all(names.map(async (path) => ({ path, bytes: await readFile(join(at, path)) }))),
  );
}
