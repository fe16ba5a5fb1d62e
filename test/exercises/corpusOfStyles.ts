import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { packageRoot } from '../../grader/types/root.ts';
import type { Exercise } from '../../grader/types/exercise.ts';

const FOLDER = join(packageRoot(), 'test/fixtures/heldOut/styles');
const LANGUAGES = { '.py': 'python', '.js': 'javascript', '.ts': 'typescript' } as const;

/** A program of the fixture, correct or wrong. */
export interface Styled {
  readonly exercise: string;
  readonly name: string;
  readonly language: (typeof LANGUAGES)[keyof typeof LANGUAGES];
  readonly text: string;
}

/** What `labels.json` says of a wrong one. */
export interface Label {
  readonly wrong: string;
  /** Ids of the bank of which one is right; none where the bank does not know it. */
  readonly names: readonly string[];
  /** Why it passes all the same. */
  readonly passes?: string;
}

export const LABELS = JSON.parse(readFileSync(join(FOLDER, 'labels.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Label>>>
>;

const isLanguage = (extension: string): extension is keyof typeof LANGUAGES => extension in LANGUAGES;

export function programs(kind: 'right' | 'wrong'): Styled[] {
  return Object.keys(LABELS).flatMap((exercise) => {
    const folder = join(FOLDER, exercise, kind);
    return readdirSync(folder)
      .sort()
      .flatMap((file) => {
        const extension = extname(file);
        if (!isLanguage(extension)) return [];
        const text = readFileSync(join(folder, file), 'utf8');
        return [{ exercise, name: basename(file, extension), language: LANGUAGES[extension], text }];
      });
  });
}

/** The file that a student hands in, by the name that the exercise gives it. */
export const handedIn = ({ files }: Exercise, { language, text }: Styled): Record<string, string> => ({
  [files[language] ?? '']: text,
});
