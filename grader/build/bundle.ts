import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Writes `dist/program/`: the command line and the sandbox's threads as a few files with their libraries in
 * them.
 *
 * A cold `check` would otherwise look up and read some two hundred small files. What a command does not need
 * is still loaded only when it does: dynamic imports stay. Libraries that read files beside their own stay
 * where they are.
 */
export async function bundle(root: string): Promise<void> {
  const compiled = (...path: readonly string[]): string => join(root, 'dist', 'grader', ...path);
  const build = await rolldown({
    input: {
      cutoff: compiled('cli', 'main.js'),
      javascript: compiled('observe', 'sandbox', 'worker.js'),
      python: compiled('observe', 'sandbox', 'python', 'worker.js'),
    },
    platform: 'node',
    external: [/^@swc\/wasm-typescript/, /^pyodide/, /^chokidar/],
  });
  const folder = join(root, 'dist', 'program');
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].chunk.js',
  });
  await build.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'LICENSES.txt'), licenses(modules));
}

/** The licences of the libraries among the modules. */
function licenses(modules: readonly string[]): string {
  const packages = new Set(modules.flatMap((path) => packageFolder(path) ?? []));
  return [...packages]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
        license?: string;
      };
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text =
        file === undefined ? `${license ?? 'no licence given'}\n` : readFileSync(join(folder, file), 'utf8');
      return `${name} ${version}\n\n${text.trim()}\n`;
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a module is from; null for our own. */
function packageFolder(path: string): string | null {
  if (!path.includes(`${sep}node_modules${sep}`)) return null;
  let folder = dirname(path);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/** Some packages keep files of a few lines that only say how to read a folder. */
function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'version' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}
