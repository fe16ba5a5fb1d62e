import { resolve } from 'node:path';
import { parseJson } from '../../content/json.ts';
import { listQuizzes, loadQuiz, quizPath } from '../../quiz/file/quiz.ts';
import type { QuizFile } from '../../quiz/file/quizSchema.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { readText } from '../readTree.ts';
import type { Problem } from '../../types/result.ts';
import { quote } from '../../words/quoting.ts';
import { bundledHint, programInPlace } from '../otherKinds.ts';
import { problemsError, UserError } from '../userError.ts';

/** The bundled quiz of this name, or the quiz in this file; an error names the nearest one. */
export function quizNamed(name: string, cwd: string): Quiz {
  const path = quizPath(listQuizzes().includes(name) ? name : resolve(cwd, name));
  if (!path.ok) throw noQuiz(name, path.problems);
  const quiz = loadQuiz(path.value, name);
  if (!quiz.ok) throw problemsError([programInPlace(name, 'quiz') ?? quiz.problems].flat());
  return quiz.value;
}

function noQuiz(name: string, problems: readonly Problem[]): UserError {
  const hint = bundledHint(name);
  return hint === '' ? problemsError(problems) : new UserError(`there is no quiz ${quote(name)}${hint}`);
}

/** The same as it is written, for what is made from it. */
export async function quizFileNamed(name: string, cwd: string): Promise<QuizFile> {
  const path = quizPath(listQuizzes().includes(name) ? name : resolve(cwd, name));
  const json = parseJson(await readText(path.ok ? path.value : name, cwd), name);
  if (!json.ok) throw problemsError(json.problems);
  return json.value as QuizFile;
}
