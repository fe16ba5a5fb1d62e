import { parseJson } from '../../content/json.ts';
import { nearest } from '../../content/nearest.ts';
import { Problems } from '../../content/problems.ts';
import { addSchemaProblems } from '../../content/schemaProblems.ts';
import { describe, didYouMean, oneOf, quote } from '../../words/found.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { quizValidators } from '../file/validators.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import { parseCsv } from '../../content/csv.ts';

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

interface AnswersFile {
  readonly quiz?: string;
  readonly hash?: string;
  readonly student?: { readonly id?: string; readonly name?: string };
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Reads one student's `answers.json`; `fallbackId` names a student whose file does not. */
export function parseAnswers(text: string, file: string, fallbackId: string): Result<Sheet> {
  const json = parseJson(text, file);
  if (!json.ok) return json;
  const problems = new Problems(file);
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    problems.add({
      code: 'wrong-type',
      place: '',
      found: describe(json.value),
      expected: 'an object with "answers", as the quiz page saves it',
    });
    return problems.failure();
  }
  if (!quizValidators.answers(json.value)) {
    addSchemaProblems(problems, quizValidators.answers.errors!, '');
    return problems.failure();
  }
  const read = json.value as AnswersFile;
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

/** Names that a column for the student's id or name may have. */
const ID_COLUMNS = ['id', 'student', 'student id', 'sid', 'login', 'user', 'username', 'email'];
const NAME_COLUMNS = ['name', 'student name', 'full name'];

/**
 * Reads a table of answers: a row a student, a column a question (`q1`) or a part of one (`q2.A`). An empty
 * cell is no answer.
 */
export function parseAnswerTable(text: string, file: string, quiz: Quiz): Result<Sheet[]> {
  const problems = new Problems(file);
  const [header, ...rows] = parseCsv(text);
  if (header === undefined) {
    problems.add({
      code: 'empty-table',
      place: '',
      found: 'an empty file',
      expected: 'a header row and a row for each student',
    });
    return problems.failure();
  }
  const names = header.map((cell) => cell.trim());
  const idAt =
    ID_COLUMNS.map((word) => names.findIndex((name) => name.toLowerCase() === word)).find((at) => at >= 0) ??
    -1;
  const nameAt =
    NAME_COLUMNS.map((word) => names.findIndex((name) => name.toLowerCase() === word)).find(
      (at) => at >= 0,
    ) ?? -1;
  if (idAt < 0) {
    problems.add({
      code: 'no-id-column',
      place: 'line 1',
      found: names.map(quote).join(', '),
      expected: 'a column "id" that says who the student is',
    });
    return problems.failure();
  }
  const targets = columnTargets(quiz);
  const columns = names.map((name, at) =>
    at === idAt || at === nameAt || name === '' ? null : (targets.get(name.toLowerCase()) ?? 'unknown'),
  );
  for (const [at, column] of columns.entries()) {
    if (column === 'unknown')
      problems.add({
        code: 'unknown-column',
        place: `line 1, column ${at + 1}`,
        found: quote(names[at]!),
        expected: `a question (${oneOf(quiz.questions.map(({ id }) => id))}) or a part of one`,
        ...didYouMean(nearest(names[at]!, [...targets.keys()])),
      });
  }
  const seen = new Map<string, number>();
  const sheets: Sheet[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const id = (row[idAt] ?? '').trim();
    if (id === '')
      problems.add({
        code: 'no-id',
        place: `line ${at + 2}`,
        found: 'no id',
        expected: 'who the student is',
      });
    else if (seen.has(id))
      problems.add({
        code: 'repeated-id',
        place: `line ${at + 2}`,
        found: quote(id),
        expected: 'a student who has no other row',
        hint: `line ${seen.get(id)!} has it too`,
      });
    seen.set(id, at + 2);
    sheets.push({
      id,
      name: nameAt < 0 ? id : (row[nameAt] ?? '').trim() || id,
      quiz: null,
      hash: null,
      answers: answersOf(row, columns),
    });
  }
  return problems.none ? ok(sheets) : problems.failure();
}

interface Target {
  readonly question: string;
  readonly part: string;
}

function columnTargets(quiz: Quiz): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const question of quiz.questions) {
    targets.set(question.id.toLowerCase(), { question: question.id, part: '' });
    for (const {
      field: { key },
    } of prepareQuestion(quiz, question).parts)
      if (key !== '')
        targets.set(`${question.id}.${key}`.toLowerCase(), { question: question.id, part: key });
  }
  return targets;
}

function answersOf(
  row: readonly string[],
  columns: readonly (Target | 'unknown' | null)[],
): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [at, column] of columns.entries()) {
    const cell = (row[at] ?? '').trim();
    if (column === null || column === 'unknown' || cell === '') continue;
    if (column.part === '') answers.set(column.question, cell);
    else {
      const before = answers.get(column.question);
      answers.set(column.question, { ...(typeof before === 'object' ? before : {}), [column.part]: cell });
    }
  }
  return answers;
}
