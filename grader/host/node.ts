import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../types/root.ts';
import type { Host } from './host.ts';

export const nodeHost: Host = {
  sha256(pieces) {
    // Threads of engines never hash, and begin sooner without it.
    const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
    for (const piece of pieces) hash.update(piece);
    return hash.digest('hex');
  },
  byteLength: (text) => Buffer.byteLength(text),
  encode: (text) => Buffer.from(text),
  decode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
  validators: () =>
    createRequire(import.meta.url)(join(packageRoot(), 'dist', 'validators', 'exercises.cjs')),
  hasAmpleStack: true,
};
