import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folders of sources that are built, to the same places below `dist`. */
const SOURCES = ['grader', 'mistakes', 'reference'];

/**
 * Gives tests what is built of the product's sources, as its users run it: one copy of each module, threads
 * and commands included, and none of the detours that a test runner takes to load TypeScript, which make
 * whatever computes for long half as slow again.
 */
export const built = {
  name: 'built',
  enforce: 'pre',
  resolveId(source: string, importer: string | undefined) {
    if (importer === undefined || !/^\..*\.ts$/.test(source)) return null;
    const path = relative(root, resolve(dirname(importer), source));
    if (!SOURCES.includes(path.split(sep)[0] ?? '')) return null;
    return { id: join(root, 'dist', path.replace(/\.ts$/, '.js')), external: true };
  },
} as const;

/** Before all tests: what they are about to look at is what the sources say. */
export default function refuseStale(): void {
  const at = statSync(join(root, 'dist', 'program', 'cutoff.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).find((name) => name.endsWith('.ts') && statSync(join(root, name)).mtimeMs > at);
  if (newer !== undefined) throw new Error(`${newer} is newer than dist: run \`npm run build\` first.`);
}
