import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../../types/submission.ts';
import { languageOf } from './found.ts';
import type { Accepts } from './found.ts';
import { decode, normalizedText } from './text.ts';

/**
 * The starter files of an exercise, each as `normalizedText` gives it.
 */
export type Starter = ReadonlySet<string>;

/** Reads `starter/` of an exercise's folder; an exercise without one has an empty starter. */
export async function readStarter(folder: string, accepts: Accepts): Promise<Starter> {
  const at = join(folder, 'starter');
  const names = await readdir(at).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => accepts(name) !== null)
      .map(async (name) => decode(await readFile(join(at, name)), languageOf(name))),
  );
  return new Set(texts.flatMap((decoded) => ('text' in decoded ? [normalizedText(decoded.text)] : [])));
}

/**
 * Whether a file holds nothing of the student's: the starter as it was handed out, or nothing but white
 * space.
 */
export function isUntouched(file: SourceFile, starter: Starter): boolean {
  const text = normalizedText(file.text);
  return text.trim() === '' || starter.has(text);
}
