/**
 * Compiled modules with some of their text replaced: to count what a search does inside, or to measure what a
 * part of it costs by taking it out.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = new URL('../../dist/', import.meta.url);

/**
 * The module at `path` in `dist/`, after the edits `{ find, replace, times }`. What it imports stays the
 * original. An edit that does not apply `times` times is an error, so that no change of the source is
 * measured as nothing.
 */
export async function altered(path, edits) {
  const original = new URL(path, DIST);
  let text = readFileSync(original, 'utf8');
  for (const { find, replace, times } of edits) {
    const found = text.match(find)?.length ?? 0;
    if (found !== times) throw new Error(`${path}: found ${find} ${found} times; expected ${times}`);
    text = text.replace(find, replace);
  }
  const absolute = text.replace(/ from '(\.[^']*)'/g, (_, from) => ` from '${new URL(from, original).href}'`);
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-altered-'));
  try {
    const copy = join(folder, 'altered.mjs');
    writeFileSync(copy, absolute);
    return await import(pathToFileURL(copy).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
