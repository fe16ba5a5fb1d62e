import { parseCsv } from '../../content/csv.ts';
import { nearest } from '../../content/nearest.ts';
import { NAME_HEADS, WHO_HEADS } from '../../content/peopleHeads.ts';
import { Problems } from '../../content/problems.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { didYouMean, oneOf } from '../../words/found.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import type { Sheet } from './answersFile.ts';
import { quote } from '../../words/quoting.ts';

/**
 * Reads a table of answers: a row a student, a column a question (by its id, or as `q1`, `1` or `Question 1`)
 * or a part of one (`q2.A`). An empty cell is no answer.
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
  const idAt = columnNamed(names, WHO_HEADS);
  const nameAt = columnNamed(
    names.map((name, at) => (at === idAt ? '' : name)),
    NAME_HEADS,
  );
  if (idAt === null) {
    problems.add({
      code: 'no-id-column',
      place: 'line 1',
      found: names.map(quote).join(', '),
      expected: 'a column "id" that says who the student is',
    });
    return problems.failure();
  }
  const columns = readColumns(names, [idAt, nameAt], quiz, problems);
  const sheets = readRows(rows, { idAt, nameAt, columns }, problems);
  return problems.none ? ok(sheets) : problems.failure();
}

/** The column with the first of these names that there is; null where there is none. */
function columnNamed(names: readonly string[], wanted: readonly string[]): number | null {
  const folded = names.map((name) => name.toLowerCase());
  return wanted.map((word) => folded.indexOf(word)).find((at) => at >= 0) ?? null;
}

/** What each column answers; null for one that answers nothing. */
function readColumns(
  names: readonly string[],
  aside: readonly (number | null)[],
  quiz: Quiz,
  problems: Problems,
): (Target | null)[] {
  const targets = columnTargets(quiz);
  return names.map((name, at) => {
    if (aside.includes(at) || name === '') return null;
    const target = targets.get(name.toLowerCase());
    if (target === undefined)
      problems.add({
        code: 'unknown-column',
        place: `line 1, column ${at + 1}`,
        found: quote(name),
        expected: `a question (${oneOf(quiz.questions.map(({ id }) => id))}) or a part of one`,
        ...didYouMean(nearest(name, [...targets.keys()])),
      });
    return target ?? null;
  });
}

/** Where a table holds what. */
interface Columns {
  readonly idAt: number;
  readonly nameAt: number | null;
  readonly columns: readonly (Target | null)[];
}

function readRows(
  rows: readonly string[][],
  { idAt, nameAt, columns }: Columns,
  problems: Problems,
): Sheet[] {
  const seen = new Map<string, number>();
  const sheets: Sheet[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const id = (row[idAt] ?? '').trim();
    const place = `line ${at + 2}`;
    const before = seen.get(id);
    if (id === '') problems.add({ code: 'no-id', place, found: 'no id', expected: 'who the student is' });
    else if (before !== undefined)
      problems.add({
        code: 'repeated-id',
        place,
        found: quote(id),
        expected: 'a student who has no other row',
        hint: `line ${before} has it too`,
      });
    seen.set(id, at + 2);
    const name = nameAt === null ? '' : (row[nameAt] ?? '').trim();
    sheets.push({ id, name: name || id, quiz: null, hash: null, answers: answersOf(row, columns) });
  }
  return sheets;
}

interface Target {
  readonly question: string;
  readonly part: string;
}

function columnTargets(quiz: Quiz): Map<string, Target> {
  const targets = new Map<string, Target>();
  const add = (names: readonly string[], target: Target): void => {
    const part = target.part === '' ? '' : `.${target.part}`;
    for (const name of names) targets.set(`${name}${part}`.toLowerCase(), target);
  };
  const all = quiz.questions.map((question, at) => ({
    id: question.id,
    numbers: [questionName(at + 1), `q${at + 1}`, String(at + 1)],
    parts: ['', ...prepareQuestion(quiz, question).parts.map(({ field }) => field.key)],
  }));
  const ids = new Set(quiz.questions.map(({ id }) => id.toLowerCase()));
  for (const { id, numbers, parts } of all) {
    // What one question is called by its author is not taken for the number of another.
    const names = [id, ...numbers.filter((name) => !ids.has(name.toLowerCase()))];
    for (const part of parts) add(names, { question: id, part });
  }
  return targets;
}

function answersOf(row: readonly string[], columns: readonly (Target | null)[]): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [at, column] of columns.entries()) {
    const cell = (row[at] ?? '').trim();
    if (column === undefined || column === null || cell === '') continue;
    if (column.part === '') answers.set(column.question, cell);
    else {
      const before = answers.get(column.question);
      answers.set(column.question, { ...(typeof before === 'object' ? before : {}), [column.part]: cell });
    }
  }
  return answers;
}
