import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../types/root.ts';
import { type BundledExercise, listExercises } from './exercise.ts';

/** Exercises that belong together, in the order in which they are taught. */
export interface Chapter {
  readonly title: string;
  readonly exercises: readonly ChapterExercise[];
}

export interface ChapterExercise extends BundledExercise {
  /** 1: the idea alone; 2: with conventions to keep to; 3: several ideas at once. */
  readonly level: number;
  /** Slugs of those that it builds on. */
  readonly after: readonly string[];
}

interface ChapterFile {
  readonly title: string;
  readonly exercises: readonly Pick<ChapterExercise, 'slug' | 'level' | 'after'>[];
}

/** The exercises that come with the package, by chapters. */
export async function listChapters(): Promise<Chapter[]> {
  const known = new Map((await listExercises()).map((one) => [one.slug, one]));
  const file = readFileSync(join(packageRoot(), 'exercises', 'chapters', 'chapters.json'), 'utf8');
  return (JSON.parse(file) as ChapterFile[]).map(({ title, exercises }) => ({
    title,
    exercises: exercises.flatMap((one) => {
      const exercise = known.get(one.slug);
      return exercise === undefined ? [] : [{ ...exercise, ...one }];
    }),
  }));
}

/** What comes after an exercise; null after the last, and of one that does not come with the package. */
export function nextAfter(chapters: readonly Chapter[], slug: string): ChapterExercise | null {
  const all = chapters.flatMap(({ exercises }) => exercises);
  const at = all.findIndex((one) => one.slug === slug);
  return at < 0 ? null : (all[at + 1] ?? null);
}
