import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { meter } from './wasm/meter.ts';

/** Writes `dist/quickjs.metered.wasm`: the JavaScript engine of the sandbox, counting its work. */
export async function buildQuickJs(root: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
  const { bytes } = meter(await readFile(source));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'quickjs.metered.wasm'), bytes);
}
