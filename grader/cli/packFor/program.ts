import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ZipFile } from '../../content/zip.ts';
import { byCodeUnit, isIgnored } from '../../observe/submission/found.ts';
import type { Exercise } from '../../types/exercise.ts';
import { packageRoot } from '../../types/root.ts';

/** What the program needs to grade, of the package: neither its library nor its exercises. */
const NEEDED = [
  'dist/program',
  'dist/validators',
  'dist/quickjs.wasm',
  'dist/typescript.wasm.br',
  'dist/typescript.cjs',
  'dist/python.wasm',
  'dist/python.library.zip',
  'dist/python.snapshot',
  'dist/THIRD-PARTY.txt',
  'templates',
  'package.json',
  'LICENSE',
];

/** The program with what it needs, below a folder: it runs there with Node alone, without a network. */
export async function programFiles(folder: string): Promise<ZipFile[]> {
  const root = packageRoot();
  const files: ZipFile[] = [];
  for (const path of NEEDED) files.push(...(await filesBelow(join(root, path), `${folder}/${path}`)));
  const pool = join(createRequire(join(root, 'package.json')).resolve('tinypool'), '..', '..');
  files.push(...(await filesBelow(pool, `${folder}/node_modules/tinypool`)));
  // The package is found by the folder of its exercises, and has none here.
  files.push({
    path: `${folder}/exercises/quizzes/README.txt`,
    content: 'The exercise lies beside the program.\n',
  });
  return files;
}

/** An exercise as it grades, below a folder: without the author's solutions. */
export async function exerciseFiles(exercise: Exercise, folder: string): Promise<ZipFile[]> {
  const files = await filesBelow(exercise.folder, folder);
  return files.filter(({ path }) => !path.startsWith(`${folder}/solutions/`));
}

/** A file, or all files of a folder, in order of path. Links and hidden files stay behind. */
export async function filesBelow(at: string, path: string): Promise<ZipFile[]> {
  const entries = await readdir(at, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT' && basename(at) === 'LICENSE') return [];
    throw error;
  });
  if (entries === null) return [{ path, content: await readFile(at) }];
  const files: ZipFile[] = [];
  for (const entry of entries.sort((a, b) => byCodeUnit(a.name, b.name)))
    if ((entry.isFile() || entry.isDirectory()) && !isIgnored(entry.name))
      files.push(...(await filesBelow(join(at, entry.name), `${path}/${entry.name}`)));
  return files;
}

/** A word of a shell's. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export const folderName = ({ folder }: Exercise): string => basename(dirname(join(folder, 'exercise.json')));
