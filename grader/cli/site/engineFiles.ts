import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { ZipFile } from '../../content/zip.ts';
import { packageRoot } from '../../types/root.ts';
import { PART_FILES } from '../../web/engine/partFiles.ts';

/**
 * What engines in a page are made from, compressed: servers compress such files seldom, and differently, so
 * that pages undo it themselves.
 */
export async function engineFiles(): Promise<ZipFile[]> {
  const read = (name: string): Promise<Uint8Array> => readFile(join(packageRoot(), 'dist', name));
  const [quickjs, typeScript, python, snapshot, library] = await Promise.all([
    read('quickjs.wasm'),
    read('typescript.wasm.br').then(promisify(brotliDecompress)),
    read('python.wasm'),
    read('python.snapshot'),
    read('python.library.zip'),
  ]);
  const parts = { quickjs, typeScript, python, snapshot, library } satisfies Record<
    keyof typeof PART_FILES,
    Uint8Array
  >;
  return Promise.all(
    Object.entries(PART_FILES).map(async ([part, path]) => ({
      path,
      content: await promisify<Uint8Array, { level: number }, Buffer>(gzip)(
        parts[part as keyof typeof parts],
        { level: 9 },
      ),
    })),
  );
}
