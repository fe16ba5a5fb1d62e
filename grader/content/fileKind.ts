import type { Problem } from '../types/result.ts';

/** What a JSON file of ours may be, and what it is called. */
const NAMES = {
  tree: 'a tree file',
  run: 'a run file',
  quiz: 'a quiz',
  exercise: 'an exercise',
  answers: 'the answers to a quiz',
  result: 'a result of grading',
  course: 'the policy of a course',
  kit: 'the note of which exercise a folder belongs to',
} as const;

export type FileKind = keyof typeof NAMES;

export const nameOfKind = (kind: FileKind): string => NAMES[kind];

/** What may be done with such a file instead. */
const ADVICE: Readonly<Record<FileKind, string>> = {
  tree: 'a correct search goes through a tree with: cutoff solve FILE',
  run: 'your search makes these runs with: cutoff run YOURS --run FILE',
  quiz: 'quizzes have commands of their own, such as: cutoff quiz solve FILE',
  exercise: 'an exercise goes by its folder: cutoff lint FOLDER',
  answers: 'answers are marked with: cutoff quiz grade FILE --quiz QUIZ --out DIR',
  result: 'the pages of results are written with: cutoff report DIR',
  course: 'a class is graded by it with: cutoff grade SUBMISSIONS --course FILE',
  kit: 'name the file that you wrote, or the tree',
};

/**
 * What a JSON file is, by the keys that only such files have; null where no key tells. Nothing is said of
 * whether the file is right.
 */
export function kindOfFile(json: unknown): FileKind | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(json, key));
  if (has('tree')) return 'tree';
  if (has('questions')) return 'quiz';
  if (has('submission') && has('tool')) return 'result';
  if (has('assignments')) return 'course';
  if (has('checks')) return 'exercise';
  if (has('seeds', 'problem', 'selection', 'reproduce', 'mutate', 'genetic')) return 'run';
  if (has('answers')) return 'answers';
  return has('exercise') && Object.keys(json).length === 1 ? 'kit' : null;
}

/**
 * The one problem of a file that is of another kind than is wanted; null where it may be one of these,
 * however faulty.
 */
export function otherKind(json: unknown, wanted: FileKind, file: string | null): Problem | null {
  const kind = kindOfFile(json);
  if (kind === null || kind === wanted) return null;
  const hint = ADVICE[kind].replace('FILE', file ?? 'FILE');
  return { code: 'other-kind', file, place: '', found: NAMES[kind], expected: NAMES[wanted], hint };
}
