import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import Handlebars from 'handlebars';
import { packageRoot } from '../types/root.ts';

/** A page's own style and script, with the policy that allows these two and nothing else. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly policy: string;
}

export interface Templates {
  /** Compiles `templates/pages/<name>.hbs`, with every partial at hand. */
  page(name: string): (data: object) => string;
  /** A partial as a template of its own. */
  partial(name: string): (data: object) => string;
  /**
   * The style sheets named, after `first`, and the scripts of these names: of `templates/scripts/`, or of
   * those that are bundled from our own code (`BUNDLED`).
   */
  assets(first: string, styles: readonly string[], ...scripts: readonly string[]): Assets;
}

/**
 * Reads `templates/`. A Handlebars of its own: nothing is registered globally. A field that a page asks for
 * and its data lacks is an error rather than an empty place, and partials keep their lines as they are, for
 * `<pre>`.
 */
export function loadTemplates(folder: string = join(packageRoot(), 'templates')): Templates {
  const handlebars = Handlebars.create();
  const options: CompileOptions = { strict: true, preventIndent: true, knownHelpersOnly: true };
  for (const file of readdirSync(join(folder, 'partials')).sort()) {
    const { name, ext } = parse(file);
    if (ext === '.hbs')
      handlebars.registerPartial(name, handlebars.compile(read(join(folder, 'partials', file)), options));
  }
  return {
    partial: (name) => handlebars.compile(`{{> ${name}}}`, options) as (data: object) => string,
    page: (name) =>
      handlebars.compile(read(join(folder, 'pages', `${name}.hbs`)), options) as (data: object) => string,
    assets(first, styles, ...scripts) {
      const css = [first, ...styles.map((name) => read(join(folder, 'styles', `${name}.css`)))].join('\n');
      const js = scripts.map((name) => read(scriptPath(folder, name))).join('\n');
      return { style: css, script: js, policy: policyFor(css, js) };
    },
  };
}

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
    `style-src '${hash(style)}'`,
    `script-src '${hash(script)}'`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
