import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The folder of the installed package: the nearest one above this file that has a package.json and exercises.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!(existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'exercises')))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(
        'cutoff: the package is incomplete: no folder above the program holds package.json and exercises',
      );
    folder = parent;
  }
  return folder;
}

/**
 * The script of a thread: always a built one, since a thread cannot load TypeScript, whatever this file was
 * loaded by. The program in one piece has its threads beside it, by their names there; `path` leads to the
 * compiled module in `dist/grader`.
 */
export function threadScript(name: string, path: readonly string[]): URL {
  if (basename(import.meta.dirname) === 'program') return new URL(`${name}.js`, import.meta.url);
  return pathToFileURL(join(packageRoot(), 'dist', 'grader', ...path));
}
