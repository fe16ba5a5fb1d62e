import { listQuizzes, loadQuiz, quizPath } from '../../quiz/file/quiz.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import type { Sheet } from '../../quiz/sheets/answersFile.ts';
import { quote } from '../../words/quoting.ts';

/** The bundled quiz whose page saved this hash; null where it is none of them. */
export function bundledQuizOf(hash: string): string | null {
  return bundledHashes().get(hash) ?? null;
}

/**
 * Which quiz answers belong to where it is not this one, in words after “These”; null where it is. What was
 * saved with the hash of this quiz belongs to it, however its file is called now.
 */
export function otherQuizWords({ quiz: said, hash, answers }: Sheet, quiz: Quiz): string | null {
  if (hash === quiz.hash) return null;
  const found = hash === null ? said : (bundledQuizOf(hash) ?? said);
  if (hash === null) {
    const ids = new Set(quiz.questions.map(({ id }) => id.toLowerCase()));
    if (found === null || [...answers.keys()].some((id) => ids.has(id.toLowerCase()))) return null;
  }
  if (found === null || found === quiz.slug)
    return `answers belong to another version of ${quote(quiz.slug)}`;
  return `are answers to ${quote(found)}, not to ${quote(quiz.slug)}`;
}

let known: ReadonlyMap<string, string> | undefined;

function bundledHashes(): ReadonlyMap<string, string> {
  known ??= new Map(
    listQuizzes().flatMap((name) => {
      const path = quizPath(name);
      const quiz = path.ok ? loadQuiz(path.value, name) : path;
      return quiz.ok ? [[quiz.value.hash, name] as const] : [];
    }),
  );
  return known;
}
