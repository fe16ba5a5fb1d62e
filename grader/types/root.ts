import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The script of a thread, as the build makes it: a thread cannot load TypeScript. */
export const threadScript = (name: string): URL =>
  pathToFileURL(join(packageRoot(), 'dist', 'program', `${name}.js`));
