import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A step of the build that takes seconds, and what its outcome depends on. */
export interface CostlyStep {
  /** Files that it writes, from the package's root. */
  readonly makes: readonly string[];
  /** Files and folders that it reads, from the package's root; of folders everything in them. */
  readonly from: readonly string[];
  run(): Promise<void>;
}

/** Runs a step unless all that it makes is there, made from what is there now. */
export async function runUnlessUpToDate(root: string, { makes, from, run }: CostlyStep): Promise<void> {
  const [first = ''] = makes;
  const stamp = join(root, `${first}.made-from`);
  const now = await hashOf(root, from);
  const isMade = [stamp, ...makes.map((path) => join(root, path))].every((path) => existsSync(path));
  if (isMade && (await readFile(stamp, 'utf8')) === now) return;
  await run();
  await writeFile(stamp, now);
}

/** SHA-256 over the names and the bytes of files, hex. */
async function hashOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesAt(root, path)) {
      const bytes = await readFile(join(root, file));
      hash.update(`${file}\0${bytes.byteLength}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

async function filesAt(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const inside = entries.map(({ name }) => name).sort();
  return (await Promise.all(inside.map((name) => filesAt(root, `${path}/${name}`)))).flat();
}
