import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What runs: the program, and the data that it reads. */
const BUILT = ['dist', 'exercises', 'templates'];

/** A built checkout: where its command is, and a name that no other build has. */
export function openCheckout(root) {
  const { bin, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const program = join(root, typeof bin === 'string' ? bin : bin.cutoff);
  if (!existsSync(program))
    throw new Error(`${program} is not there: build that checkout first (npm run build)`);
  return { root, program, version, build: hashOf(BUILT.map((folder) => join(root, folder))) };
}

/** A hash of every file below some folders, with its path. */
function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const path of filesBelow(folder))
      hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Paths of the files below a folder, from there, in an order that is the same everywhere. */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
}
