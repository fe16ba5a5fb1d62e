import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { otherKind } from '../../content/fileKind.ts';
import { parseJson } from '../../content/json.ts';
import { nearest } from '../../content/nearest.ts';
import { wholeAsFraction } from '../../content/points.ts';
import { Problems } from '../../content/problems.ts';
import { addSchemaProblems } from '../../content/schemaProblems.ts';
import { didYouMean } from '../../words/found.ts';
import { fail, ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { packageRoot } from '../../types/root.ts';
import type { Question } from '../kinds/kinds.ts';
import type { Quiz } from '../quiz.ts';
import type { Figure } from '../types.ts';
import { checkQuestion } from './checkQuestion.ts';
import { readFigure } from './figures.ts';
import { hashOf } from './hash.ts';
import type { QuizFile } from './quizSchema.ts';
import { readQuestion } from './readQuestion.ts';
import { quizValidators } from './validators.ts';
import { quote } from '../../words/quoting.ts';

/** Quizzes that come with the package, in code unit order of their names. */
export function listQuizzes(): string[] {
  return readdirSync(quizFolder())
    .sort()
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));
}

const quizFolder = (): string => join(packageRoot(), 'exercises', 'quizzes');

/** A bundled quiz by its name, any other by its path. */
export function quizPath(nameOrPath: string): Result<string> {
  const bundled = listQuizzes();
  if (bundled.includes(nameOrPath)) return ok(join(quizFolder(), `${nameOrPath}.json`));
  if (statSync(nameOrPath, { throwIfNoEntry: false })?.isFile() ?? false) return ok(nameOrPath);
  const name = basename(nameOrPath);
  return fail({
    code: 'unknown-quiz',
    file: null,
    place: '',
    found: quote(name),
    expected: 'the path of a quiz file, or the name of a bundled quiz',
    ...didYouMean(nearest(name, bundled)),
  });
}

/** Reads a bundled quiz by name, or a quiz file by path; `label` is how the user named it. */
export function loadQuiz(path: string, label: string = path): Result<Quiz> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return fail({
      code: 'file-unreadable',
      file: label,
      place: '',
      found: 'a file that cannot be read as text',
      expected: 'a quiz file in UTF-8',
    });
  }
  return parseQuiz(text, label, path);
}

/**
 * Reads a quiz; `path` is where it lies, for files beside it, null when nowhere. On failure the problems name
 * every mistake.
 */
export function parseQuiz(text: string, label: string, path: string | null): Result<Quiz> {
  const json = parseJson(text, label);
  return json.ok ? parseQuizJson(json.value, label, path) : json;
}

export function parseQuizJson(json: unknown, label: string, path: string | null): Result<Quiz> {
  const other = otherKind(json, 'quiz', label);
  if (other !== null) return fail(other);
  const problems = new Problems(label);
  if (!problems.areKeys(json, { expected: 'an object with "title" and "questions"' }))
    return problems.failure();
  if (!quizValidators.quiz(json)) {
    addSchemaProblems(problems, quizValidators.quiz.errors ?? [], '', (place, found) =>
      place.endsWith('.points') ? wholeAsFraction(found) : undefined,
    );
    return problems.failure();
  }
  const file = json as QuizFile;
  const figures = new Map<string, Figure>();
  for (const [id, each] of Object.entries(file.figures ?? {})) {
    const figure = readFigure(id, each, `figures.${id}`, path, file.title, problems);
    if (figure !== null) figures.set(id, figure);
  }
  if (!problems.none) return problems.failure();
  const convention = file.convention ?? 'non-strict';
  const questions = readQuestions(file, { convention, figures, problems });
  if (!problems.none) return problems.failure();
  const quiz: Quiz = {
    slug: label === '' ? 'quiz' : basename(label).replace(/\.json$/i, ''),
    title: file.title,
    intro: file.intro ?? '',
    source: file.source ?? null,
    convention,
    practice: file.practice ?? false,
    figures,
    questions,
    hash: hashOf(figures, questions),
    variantOf:
      file.variantOf === undefined ? null : { slug: file.variantOf.quiz, student: file.variantOf.student },
  };
  for (const [at, question] of questions.entries())
    checkQuestion(quiz, question, `questions[${at}]`, problems);
  return problems.none ? ok(quiz) : problems.failure();
}

/** The questions that can be read, with what is wrong of the others in `scope.problems`. */
function readQuestions(file: QuizFile, scope: Parameters<typeof readQuestion>[2]): Question[] {
  const questions: Question[] = [];
  const ids = new Map<string, number>();
  for (const [at, each] of file.questions.entries()) {
    const id = each.id ?? `q${at + 1}`;
    const first = ids.get(id.toLowerCase());
    if (first !== undefined)
      scope.problems.add({
        code: 'repeated-id',
        place: `questions[${at}].id`,
        found: quote(id),
        expected: 'an id that no other question has',
        hint: `questions[${first}] has it too`,
      });
    ids.set(id.toLowerCase(), at);
    const question = readQuestion(each, { id, number: at + 1 }, scope, `questions[${at}]`);
    if (question !== null) questions.push(question);
  }
  return questions;
}
