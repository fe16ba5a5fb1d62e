import type { SourceFile } from '../../types/submission.ts';
import { languageOf } from './found.ts';
import type { FoundFile } from './found.ts';
import { decode, normalizedText } from './text.ts';

/**
 * The starter files of an exercise, each as `normalizedText` gives it.
 */
export type Starter = ReadonlySet<string>;

/** A starter of these files. */
export const starterOf = (files: readonly FoundFile[]): Starter =>
  new Set(
    files.flatMap(({ path, bytes }) => {
      const decoded = decode(bytes, languageOf(path));
      return 'text' in decoded ? [normalizedText(decoded.text)] : [];
    }),
  );

/**
 * Whether a file holds nothing of the student's: the starter as it was handed out, or nothing but white
 * space.
 */
export function isUntouched(file: SourceFile, starter: Starter): boolean {
  const text = normalizedText(file.text);
  return text.trim() === '' || starter.has(text);
}
