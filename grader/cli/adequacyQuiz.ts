import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { kindOfFile } from '../content/fileKind.ts';
import { parseJson } from '../content/json.ts';
import type { QuizAdequacy } from '../quiz/lint/quizAdequacy.ts';
import { readText } from './readTree.ts';
import { UserError } from './userError.ts';

/** A quiz, as it was named. */
export interface WeighedQuiz extends QuizAdequacy {
  readonly path: string;
}

/** How well a quiz tells mistakes apart; null where the path is no quiz. */
export async function weighedQuiz(
  path: string,
  slugs: readonly string[],
  cwd: string,
  isForTrees: boolean,
): Promise<WeighedQuiz | null> {
  if (slugs.includes(path) || !(await isQuiz(path, cwd))) return null;
  if (isForTrees)
    throw new UserError(
      `${path}: this is a quiz; --suggest, --algorithm and --depth are for trees and exercises`,
    );
  const [{ adequacyOfQuiz }, { quizNamed }] = await Promise.all([
    import('../quiz/lint/quizAdequacy.ts'),
    import('./quiz/quizNamed.ts'),
  ]);
  return { path, ...adequacyOfQuiz(quizNamed(path, cwd)) };
}

async function isQuiz(path: string, cwd: string): Promise<boolean> {
  const at = resolve(cwd, path);
  if (!existsSync(at)) {
    const { listQuizzes } = await import('../quiz/file/quiz.ts');
    return listQuizzes().includes(path);
  }
  if (!statSync(at).isFile()) return false;
  const json = parseJson(await readText(path, cwd), path);
  return json.ok && kindOfFile(json.value) === 'quiz';
}

/** Whether some quiz lets a mistake through, or pays a lazy answer too much. */
export async function isQuizLacking(quizzes: readonly WeighedQuiz[]): Promise<boolean> {
  if (quizzes.length === 0) return false;
  const { isLacking } = await import('../quiz/lint/quizAdequacy.ts');
  return quizzes.some(isLacking);
}
