import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import Handlebars from 'handlebars';
import { packageRoot } from '../types/root.ts';
import type { Templates } from './pageTemplates.ts';

/**
 * Reads `templates/`. A Handlebars of its own: nothing is registered globally. A field that a page asks for
 * and its data lacks is an error rather than an empty place, and partials keep their lines as they are, for
 * `<pre>`.
 */
export function loadTemplates(folder: string = FOLDER): Templates {
  const handlebars = Handlebars.create();
  for (const [name, text] of partialsIn(folder))
    handlebars.registerPartial(name, handlebars.compile(text, OPTIONS));
  return {
    partial: (name) => handlebars.compile(`{{> ${name}}}`, OPTIONS) as (data: object) => string,
    page: (name) => handlebars.compile(read(pagePath(folder, name)), OPTIONS) as (data: object) => string,
    assets(first, styles, ...scripts) {
      const css = [first, ...styles.map((name) => read(join(folder, 'styles', `${name}.css`)))].join('\n');
      const js = scripts.map((name) => read(scriptPath(folder, name))).join('\n');
      return { style: css, script: js, policy: policyFor(css, js) };
    },
  };
}

/** Pages and all partials as JavaScript, for where nothing may be compiled: objects by name, as text. */
export function precompiledTemplates(pages: readonly string[]): { pages: string; partials: string } {
  const compiled = (all: readonly (readonly [string, string])[]): string =>
    `{${all
      .map(([name, text]) => `${JSON.stringify(name)}:${Handlebars.precompile(text, OPTIONS) as string}`)
      .join(',')}}`;
  return {
    pages: compiled(pages.map((name) => [name, read(pagePath(FOLDER, name))])),
    partials: compiled(partialsIn(FOLDER)),
  };
}

const FOLDER = join(packageRoot(), 'templates');
const OPTIONS: CompileOptions = { strict: true, preventIndent: true, knownHelpersOnly: true };

const pagePath = (folder: string, name: string): string => join(folder, 'pages', `${name}.hbs`);

const partialsIn = (folder: string): (readonly [name: string, text: string])[] =>
  readdirSync(join(folder, 'partials'))
    .sort()
    .map((file) => ({ file, ...parse(file) }))
    .filter(({ ext }) => ext === '.hbs')
    .map(({ file, name }) => [name, read(join(folder, 'partials', file))]);

/** Scripts that the build makes of our own code. */
const BUNDLED: readonly string[] = ['practise', 'playRun'];

const scriptPath = (folder: string, name: string): string =>
  BUNDLED.includes(name)
    ? join(packageRoot(), 'dist', 'scripts', `${name}.js`)
    : join(folder, 'scripts', `${name}.js`);

/** Line ends as a browser reads them, whatever a checkout made of them; the hashes depend on it. */
function read(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

function policyFor(style: string, script: string): string {
  return [
    `default-src 'none'`,
    `style-src ${sourceHash(style)}`,
    `script-src ${sourceHash(script)}`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** A style or a script as a policy allows it. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
