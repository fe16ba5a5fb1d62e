import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes `dist/types/`: the declarations that the library's own leads to, and no others of the hundreds that
 * the compiler made. The compiler itself says which.
 */
export async function writeTypes(root: string): Promise<void> {
  const dist = join(root, 'dist');
  const folder = join(dist, 'types');
  await rm(folder, { recursive: true, force: true });
  const files = await filesOf(join(dist, 'grader', 'index.d.ts'));
  const ours = files.map((file) => relative(dist, file)).filter((path) => !path.startsWith('..'));
  for (const path of ours) await cp(join(dist, path), join(folder, path));
}

async function filesOf(declarations: string): Promise<string[]> {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin',
    'tsc',
  );
  const options = ['--ignoreConfig', '--listFilesOnly', '--module', 'nodenext', '--target', 'es2023'];
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...options, declarations]);
  return stdout.split(/\r?\n/).filter((line) => line !== '');
}
