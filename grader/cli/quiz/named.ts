import { resolve } from 'node:path';
import { listQuizzes, loadQuiz, quizPath } from '../../quiz/file/quiz.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { problemsError } from '../userError.ts';

/** The bundled quiz of this name, or the quiz in this file; an error names the nearest one. */
export function quizNamed(name: string, cwd: string): Quiz {
  const path = quizPath(listQuizzes().includes(name) ? name : resolve(cwd, name));
  if (!path.ok) throw problemsError(path.problems);
  const quiz = loadQuiz(path.value, name);
  if (!quiz.ok) throw problemsError(quiz.problems);
  return quiz.value;
}
