import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Imports a TypeScript file. Newer versions of Node erase types themselves; for Node 20 it is done on the way
 * in, which is enough, since our sources hold nothing that needs more than that.
 */
export async function importTypeScript(file) {
  if (!process.features.typescript) teachTypeScript();
  return import(pathToFileURL(file).href);
}

let isTaught = false;

function teachTypeScript() {
  if (isTaught) return;
  isTaught = true;
  const stripper = pathToFileURL(createRequire(import.meta.url).resolve('@swc/wasm-typescript')).href;
  const hooks = `
    import { readFileSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    import swc from ${JSON.stringify(stripper)};
    export async function load(url, context, next) {
      if (!url.endsWith('.ts')) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const { code } = await swc.transform(text, { mode: 'strip-only', module: true });
      return { format: 'module', source: code, shortCircuit: true };
    }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
