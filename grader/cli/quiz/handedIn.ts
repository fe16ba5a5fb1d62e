import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { segmentOf } from '../../batch/segment.ts';
import { byCodeUnit, isIgnored } from '../../observe/submission/found.ts';
import { loadQuiz } from '../../quiz/file/quiz.ts';
import { gradeSheet, unreadableSheet } from '../../quiz/judge/report.ts';
import { prepareQuiz } from '../../quiz/preparedQuestion.ts';
import type { PreparedQuiz } from '../../quiz/preparedQuestion.ts';
import { parseAnswers } from '../../quiz/sheets/answersFile.ts';
import { parseAnswerTable } from '../../quiz/sheets/answersTable.ts';
import type { Sheet } from '../../quiz/sheets/answersFile.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { formatProblem } from '../../types/result.ts';
import type { Report } from '../../types/report.ts';
import { otherQuizWords } from './otherQuiz.ts';
import { readText } from '../readTree.ts';
import { problemsError, UserError } from '../userError.ts';

/** Where `quiz variants` puts the quizzes that answers are graded by. */
export const VARIANT_QUIZZES = 'quizzes';

/**
 * A report for everything that was handed in, in order of id. One file that cannot be read never stops the
 * rest.
 */
export async function readHandedIn(
  paths: readonly string[],
  quiz: Quiz,
  variants: string | undefined,
  cwd: string,
): Promise<Report[]> {
  const reports: Report[] = [];
  const prepared = prepareQuiz(quiz);
  for (const path of paths.flatMap((each) => filesIn(each, cwd))) {
    if (extname(path).toLowerCase() === '.csv') {
      const table = parseAnswerTable(await readText(path, cwd), path, quiz);
      if (!table.ok) throw problemsError(table.problems);
      for (const sheet of table.value) reports.push(gradeBy(sheet, prepared, variants, cwd));
    } else {
      const fallback = basename(path).replace(/\.json$/i, '');
      reports.push(
        await gradeFile(
          path,
          fallback === 'answers' ? basename(resolve(cwd, path, '..')) : fallback,
          prepared,
          variants,
          cwd,
        ),
      );
    }
  }
  if (reports.length === 0)
    throw new UserError(`${paths.join(', ')}: there are no answers here; expected .json or .csv files`);
  return withoutDoubles(reports, quiz).sort((a, b) => byCodeUnit(a.submission.id, b.submission.id));
}

async function gradeFile(
  path: string,
  fallback: string,
  prepared: PreparedQuiz,
  variants: string | undefined,
  cwd: string,
): Promise<Report> {
  const { quiz } = prepared;
  let text: string;
  try {
    text = await readText(path, cwd);
  } catch (error) {
    if (error instanceof UserError)
      return unreadableSheet(
        quiz,
        { id: fallback, name: fallback },
        `The answers could not be read: ${error.message}`,
      );
    throw error;
  }
  const sheet = parseAnswers(text, basename(path), fallback);
  if (!sheet.ok)
    return unreadableSheet(
      quiz,
      { id: fallback, name: fallback },
      `The answers could not be read: ${sheet.problems.slice(0, 3).map(formatProblem).join('; ')}`,
    );
  return gradeBy(sheet.value, prepared, variants, cwd);
}

/**
 * By the student's own variant where there are any; answers to another version of the quiz are not graded by
 * this one.
 */
function gradeBy(sheet: Sheet, prepared: PreparedQuiz, variants: string | undefined, cwd: string): Report {
  const { quiz } = prepared;
  let own = quiz;
  if (variants !== undefined) {
    const path = join(resolve(cwd, variants), VARIANT_QUIZZES, `${segmentOf(sheet.id)}.json`);
    if (!existsSync(path))
      return unreadableSheet(
        quiz,
        sheet,
        `There is no quiz for ${sheet.id} in ${variants}. Is the id right?`,
      );
    const loaded = loadQuiz(path);
    if (!loaded.ok) throw problemsError(loaded.problems);
    own = { ...loaded.value, slug: quiz.slug };
  }
  const other = otherQuizWords(sheet, own);
  if (other !== null)
    return unreadableSheet(quiz, sheet, `These ${other}. Grade them with the quiz that was answered.`);
  return own === quiz ? gradeSheet(quiz, sheet, prepared) : gradeSheet(own, sheet);
}

function filesIn(path: string, cwd: string): string[] {
  const at = resolve(cwd, path);
  if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
  if (!statSync(at).isDirectory()) return [path];
  return readdirSync(at, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .sort((a, b) => byCodeUnit(a.name, b.name))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return existsSync(join(at, entry.name, 'answers.json'))
          ? [join(path, entry.name, 'answers.json')]
          : [];
      return /\.(json|csv)$/i.test(entry.name) ? [join(path, entry.name)] : [];
    });
}

/** Two sheets of one student: nobody can say which is meant, so neither is graded until somebody has. */
function withoutDoubles(reports: readonly Report[], quiz: Quiz): Report[] {
  const byId = new Map<string, Report[]>();
  for (const report of reports)
    byId.set(report.submission.id, [...(byId.get(report.submission.id) ?? []), report]);
  return [...byId].flatMap(([id, all]) => {
    const [first, ...others] = all;
    if (first === undefined || others.length === 0) return all;
    return unreadableSheet(
      quiz,
      first.submission,
      `${all.length} sets of answers have the id ${id}. Keep one of them.`,
    );
  });
}
