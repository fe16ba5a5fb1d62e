import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { PICTURE_STYLE } from '../picture/style.ts';
import { REPORT_ASSETS, SOLVED_ASSETS } from '../report/pageScripts.ts';
import { loadTemplates, precompiledTemplates } from '../report/templates.ts';
import { assetsKey } from '../web/core/templates.ts';

/** What a page or a worker of the site begins with, as a module; `path` names what is compiled. */
interface Entry {
  readonly text: (path: (...parts: readonly string[]) => string) => string;
  /** Whether it reads exercises, for which it needs their validators. */
  readonly reads: boolean;
}

/**
 * Writes `dist/web/`: the grader for browsers. The same modules as the command line's, but for the host below
 * them; `test/grader/web/bundle.test.ts` looks for Node's own in what comes out. Gives the paths of the
 * modules that are in it.
 */
export async function bundleForWeb(root: string): Promise<string[]> {
  const folder = join(root, 'dist', 'web');
  await rm(folder, { recursive: true, force: true });
  const modules: string[] = [];
  for (const [name, entry] of Object.entries(ENTRIES))
    for (const chunk of await bundleOne(root, folder, name, entry))
      modules.push(...Object.keys(chunk.modules));
  return [...new Set(modules)].filter((path) => !path.startsWith(MADE));
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  core: {
    reads: true,
    text: (path) =>
      [
        `import { startCore } from ${path('web', 'core', 'core.js')};`,
        `import runtime from 'handlebars/runtime.js';`,
        `startCore({ runtime, ${builtTemplates('report', REPORT_ASSETS)} });`,
      ].join('\n'),
  },
  javascript: {
    reads: false,
    text: (path) =>
      [
        `import { serveJavaScript } from ${path('web', 'engine', 'javascript.js')};`,
        `import startCompiler from ${path('..', 'typescript.cjs')};`,
        'serveJavaScript(startCompiler);',
      ].join('\n'),
  },
  python: {
    reads: false,
    text: (path) => `import { servePython } from ${path('web', 'engine', 'python.js')};\nservePython();`,
  },
  tree: {
    reads: true,
    text: (path) =>
      [
        `import { startTreePage } from ${path('web', 'page', 'tree.js')};`,
        `import { builtTemplates } from ${path('web', 'core', 'templates.js')};`,
        `import runtime from 'handlebars/runtime.js';`,
        `startTreePage(builtTemplates({ runtime, ${builtTemplates('solve', SOLVED_ASSETS)} }));`,
      ].join('\n'),
  },
  author: {
    reads: true,
    text: (path) => `import { serveAuthor } from ${path('web', 'author', 'author.js')};\nserveAuthor();`,
  },
  exercise: page('exercise'),
  list: page('list'),
  serviceWorker: page('serviceWorker'),
};

/** A script of a page, as it is compiled. */
function page(name: string): Entry {
  return { reads: false, text: (path) => `import ${path('web', 'page', `${name}.js`)};` };
}

async function bundleOne(root: string, folder: string, name: string, entry: Entry): Promise<OutputChunk[]> {
  const compiled = (...parts: readonly string[]): string =>
    JSON.stringify(join(root, 'dist', 'grader', ...parts));
  const build = await rolldown({
    input: { [name]: `${MADE}entry` },
    platform: 'browser',
    plugins: [
      WITHOUT_ZERO,
      made('entry', entry.text(compiled)),
      hostOf(
        root,
        [
          `import { browserHost } from ${compiled('host', 'browser.js')};`,
          entry.reads
            ? `import validators from ${compiled('..', 'validators', 'exercises.cjs')};`
            : 'const validators = null;',
          'export const host = browserHost(validators);',
        ].join('\n'),
      ),
    ],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
    minify: true,
  });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

/** A character U+0000 in a file makes it binary to some servers and editors. */
const WITHOUT_ZERO: Plugin = {
  name: 'without zero',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replaceAll('\0', String.raw`\x00`);
  },
};

/** Marks modules that are no files. */
const MADE = '\0cutoff:';

const made = (name: string, text: string): Plugin => ({
  name: `made ${name}`,
  resolveId: (id) => (id === MADE + name ? id : null),
  load: (id) => (id === MADE + name ? text : null),
});

/** Puts a browser's host in the place of Node's: `grader/host/here.ts` is the one place where they part. */
function hostOf(root: string, text: string): Plugin {
  const here = join(root, 'dist', 'grader', 'host', 'here.js');
  return { name: 'host', load: (id) => (id === here ? text : null) };
}

/** `templates/` as far as a page needs it, compiled to functions: the properties of an object. */
function builtTemplates(page: string, framed: typeof REPORT_ASSETS | typeof SOLVED_ASSETS): string {
  const templates = loadTemplates();
  const { pages, partials } = precompiledTemplates([page]);
  const assets = framed.map(({ styles, scripts }) => [
    assetsKey(styles, scripts),
    templates.assets(PICTURE_STYLE, styles, ...scripts),
  ]);
  return `pages: ${pages}, partials: ${partials}, assets: ${JSON.stringify(Object.fromEntries(assets))}`;
}
