import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../reference/', import.meta.url);
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort();

/** One script for a browser that holds all of the reference, and the names of what it leaves outside. */
async function bundle(): Promise<{ code: string; outside: string[] }> {
  const entry = modules
    .map((path, i) => `import * as m${i} from ${JSON.stringify(fileURLToPath(new URL(path, folder)))};`)
    .join('\n');
  const all = `export const all = [${modules.map((_, i) => `m${i}`).join(', ')}];`;
  const outside: string[] = [];
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? `${entry}\n${all}` : null),
      },
    ],
    external: (id) => {
      const isOurs =
        id === 'entry' ||
        id === '\0entry' ||
        id.startsWith('.') ||
        /reference[\\/]/.test(id) ||
        /pure-rand/.test(id);
      if (!isOurs) outside.push(id);
      return !isOurs;
    },
  });
  const { output } = await build.generate({ format: 'iife', name: 'reference' });
  await build.close();
  return { code: output[0].code, outside };
}

describe('reference', () => {
  test('imports only itself and its generator, and runs where there is nothing but the language', async () => {
    const { code, outside } = await bundle();
    expect(outside).toEqual([]);
    expect(runInNewContext(`${code}; reference.all.length`, {})).toBe(modules.length);
    const played = runInNewContext(`${code}; ((m) => m.solve)(reference.all.find((m) => m.solve)).name`, {});
    expect(played).toBe('solve');
  });
});
