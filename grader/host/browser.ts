import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Host } from './host.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * What pages and their workers give, without anything that only Node has. `validators` is the module that
 * Node reads from `dist/validators/`; the build puts it in.
 */
export const browserHost = (validators: unknown): Host => ({
  // The browser's own takes a promise, and who hashes here cannot wait.
  sha256(pieces) {
    const hash = sha256.create();
    for (const piece of pieces) hash.update(typeof piece === 'string' ? encoder.encode(piece) : piece);
    return bytesToHex(hash.digest());
  },
  byteLength: (text) => encoder.encode(text).length,
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
  validators: () => validators,
  hasAmpleStack: false,
});
