import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Writes `dist/program/`: the command line, the library and the threads as a few files with what
 * they use in them. Gives the paths of the modules that are in them.
 *
 * A cold `check` would otherwise look up and read some two hundred small files. What a command does not need
 * is still loaded only when it does: dynamic imports stay. The pool of threads has a thread's script of its
 * own and stays a package.
 */
export async function bundle(root: string): Promise<string[]> {
  const compiled = (...path: readonly string[]): string => join(root, 'dist', 'grader', ...path);
  const build = await rolldown({
    input: {
      cutoff: compiled('cli', 'main.js'),
      index: compiled('index.js'),
      javascript: compiled('observe', 'sandbox', 'worker.js'),
      python: compiled('observe', 'sandbox', 'python', 'worker.js'),
      grading: compiled('batch', 'gradingThread.js'),
    },
    platform: 'node',
    external: ['tinypool'],
    // As the groups below need it; what is exported stays what it is.
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await build.write({
    dir: join(root, 'dist', 'program'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].chunk.js',
    cleanDir: true,
    // What many commands and threads share: in one file, not in dozens of crumbs.
    codeSplitting: {
      groups: [{ name: 'shared', minShareCount: 14, includeDependenciesRecursively: false }],
    },
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
}
