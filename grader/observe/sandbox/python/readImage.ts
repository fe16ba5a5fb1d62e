import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wasm } from '../webAssembly.ts';
import type { Image } from './image.ts';

/** Reads what the build made, so that threads can share it. `root` is the package's folder. */
export function readImage(root: string): Image {
  const read = (name: string): Buffer => readFileSync(join(root, 'dist', name));
  return {
    module: new wasm.Module(read('python.wasm')),
    snapshot: shared(read('python.snapshot')),
    library: shared(read('python.library.zip')),
  };
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
