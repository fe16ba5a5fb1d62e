import { parseJson } from '../../content/json.ts';
import { Problems } from '../../content/problems.ts';
import { addSchemaProblems } from '../../content/schemaProblems.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { quizValidators } from '../file/validators.ts';
import type { AnswersFile } from './answersSchema.ts';

/** What one student handed in, not yet read as answers to the questions. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  /** Which version of the quiz was answered; null where nothing says. */
  readonly quiz: string | null;
  readonly hash: string | null;
  /** By question id. */
  readonly answers: ReadonlyMap<string, unknown>;
}

/** Reads one student's `answers.json`; `fallbackId` names a student whose file does not. */
export function parseAnswers(text: string, file: string, fallbackId: string): Result<Sheet> {
  const json = parseJson(text, file);
  if (!json.ok) return json;
  const problems = new Problems(file);
  if (!problems.areKeys(json.value, { expected: 'an object with "answers", as the quiz page saves it' }))
    return problems.failure();
  if (!quizValidators.answers(json.value)) {
    addSchemaProblems(problems, quizValidators.answers.errors ?? [], '');
    return problems.failure();
  }
  const read = json.value as unknown as AnswersFile;
  const id = nonEmpty(read.student?.id) ?? fallbackId;
  return ok({
    id,
    name: nonEmpty(read.student?.name) ?? id,
    quiz: read.quiz ?? null,
    hash: read.hash ?? null,
    answers: new Map(Object.entries(read.answers)),
  });
}

const nonEmpty = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();
