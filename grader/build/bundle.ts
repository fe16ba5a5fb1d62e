import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, type RolldownOptions, type RolldownOutput, rolldown } from 'rolldown';
import { compact } from './compact.ts';

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
  const folder = join(root, 'dist', 'program');
  await rm(folder, { recursive: true, force: true });
  const first = await neededBy([compiled('cli', 'main.js'), compiled('cli', 'check.js')]);
  // The program itself stays where it is started.
  first.delete(compiled('cli', 'main.js'));
  const program = await written(folder, '', first, {
    input: {
      cutoff: compiled('cli', 'main.js'),
      index: compiled('index.js'),
      grading: compiled('batch', 'gradingThread.js'),
    },
    external: ['tinypool'],
  });
  // The engines' threads share little with the rest, and begin sooner without it.
  const engines = await written(folder, 'engine-', new Set(), {
    input: {
      javascript: compiled('observe', 'sandbox', 'worker.js'),
      python: compiled('observe', 'sandbox', 'python', 'worker.js'),
    },
  });
  return [...program, ...engines];
}

/**
 * Writes `dist/scripts/`: what pages run of our own code, one file each, whose exports are a variable of that
 * page. Gives the paths of the modules that are in them.
 */
export async function bundleForPages(root: string): Promise<string[]> {
  const folder = join(root, 'dist', 'scripts');
  await rm(folder, { recursive: true, force: true });
  const modules: string[] = [];
  for (const { variable, path } of FOR_PAGES) {
    const build = await rolldown({ input: join(root, 'dist', 'grader', ...path), platform: 'browser' });
    const { output } = await build.write({
      dir: folder,
      format: 'iife',
      name: variable,
      entryFileNames: '[name].js',
      minify: true,
    });
    await build.close();
    modules.push(...modulesOf(output));
  }
  return modules;
}

/** Scripts of pages, and the variable that each of them is. */
const FOR_PAGES = [
  { variable: 'cutoffPractice', path: ['quiz', 'practice', 'practise.js'] },
  { variable: 'cutoffRuns', path: ['steps', 'runs', 'playRun.js'] },
] as const;

/** These modules and all that they need before they can begin. */
async function neededBy(modules: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>();
  const open = [...modules];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    const text = await readFile(path, 'utf8');
    for (const [, from] of text.matchAll(IMPORTED)) open.push(join(dirname(path), from ?? ''));
  }
  return needed;
}

/** The one package that they need: were it elsewhere, two files would wait for each other. */
const GENERATOR = /[\\/]pure-rand[\\/]/;

/** What a module as it was compiled loads of ours, but for what it asks for later. */
const IMPORTED = /^(?:import|export)\b[^;'"]*'(\.[^']+)'/gm;

const COMPACT: Plugin = {
  name: 'compact',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = compact(file.fileName, file.code);
  },
};

async function written(
  folder: string,
  prefix: string,
  first: ReadonlySet<string>,
  options: Pick<RolldownOptions, 'input' | 'external'>,
): Promise<string[]> {
  const build = await rolldown({
    ...options,
    platform: 'node',
    // As the groups below need it; what is exported stays what it is.
    preserveEntrySignatures: 'allow-extension',
    plugins: [COMPACT],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${prefix}[name].chunk.js`,
    // What many commands and threads share: in one file, not in dozens of crumbs. What a check needs to start
    // its engine stands by itself, so that the engine begins before the rest is read.
    codeSplitting: {
      groups: [
        {
          name: 'first',
          test: (id) => first.has(id) || GENERATOR.test(id),
          priority: 1,
          includeDependenciesRecursively: false,
        },
        { name: 'shared', minShareCount: 15, includeDependenciesRecursively: false },
      ],
    },
  });
  await build.close();
  return modulesOf(output);
}

const modulesOf = (output: RolldownOutput['output']): string[] =>
  output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
