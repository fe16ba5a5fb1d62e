import { inflateSync } from 'node:zlib';
import type { Source } from '../sources/source.ts';
import { offsetOf, packedCommit } from './pack.ts';

const MOST_OBJECT = 1024 * 1024;
const MOST_INDEX = 16 * 1024 * 1024;
const MOST_PACK = 64 * 1024 * 1024;
const MOST_PACKS = 16;

/** The text of a commit, from a file of its own or from a pack; null where it cannot be read. */
export async function commitText(source: Source, git: string, id: string): Promise<string | null> {
  const loose = await source.bytes(`${git}/objects/${id.slice(0, 2)}/${id.slice(2)}`, MOST_OBJECT);
  if (loose !== null) return looseCommit(loose);
  const packs = `${git}/objects/pack`;
  const names = (await source.names(packs)).filter((name) => name.endsWith('.idx'));
  for (const name of names.slice(0, MOST_PACKS)) {
    const index = await source.bytes(`${packs}/${name}`, MOST_INDEX);
    const offset = index === null ? null : offsetOf(index, id);
    if (offset === null) continue;
    const pack = await source.bytes(`${packs}/${name.slice(0, -4)}.pack`, MOST_PACK);
    return pack === null || index === null ? null : packedCommit(pack, index, offset);
  }
  return null;
}

/** `commit <size>\0<text>`, deflated. */
function looseCommit(bytes: Uint8Array): string | null {
  const text = inflated(bytes, MOST_OBJECT)?.toString('latin1') ?? '';
  return text.startsWith('commit ') ? text.slice(text.indexOf('\0') + 1) : null;
}

/** Null for what is damaged, or larger than it may be. */
function inflated(bytes: Uint8Array, most: number): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return null;
  }
}
