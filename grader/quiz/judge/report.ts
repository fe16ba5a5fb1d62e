import { createHash } from 'node:crypto';
import { Fraction } from 'fraction.js';
import type { Diagnosis, Report } from '../../types/report.ts';
import { VERSION } from '../../types/version.ts';
import { agreementWords } from '../../words/quiz/diagnosisWords.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { prepareQuiz } from '../preparedQuestion.ts';
import type { PreparedQuiz } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import type { Sheet } from '../sheets/answersFile.ts';
import { diagnose } from './diagnose.ts';
import type { Explanation } from './diagnose.ts';
import { judgeSheet } from './judge.ts';
import { questionVerdicts } from './verdicts.ts';
import { roundPoints } from '../../words/points.ts';

/** No program runs, so nothing is limited. */
const NO_LIMITS: Report['limits'] = { fuel: 0, calls: 0, memoryMB: 0, outputKB: 0, wallSeconds: 0 };

/** What a report says of its quiz: a check for each question. */
export const quizOutline = (quiz: Quiz): Report['exercise'] => ({
  slug: quiz.slug,
  title: quiz.title,
  hash: quiz.hash,
  checks: quiz.questions.map(({ id, points }, at) => ({
    id,
    title: questionName(at + 1),
    visibility: 'student',
    points,
  })),
});

/** Grades one student's answers. Prepare the quiz once for a class. */
export function gradeSheet(quiz: Quiz, sheet: Sheet, prepared: PreparedQuiz = prepareQuiz(quiz)): Report {
  const questions = judgeSheet(prepared, sheet);
  const isEmpty = questions.every(({ parts }) => parts.every(({ state }) => state === 'blank'));
  const verdicts = isEmpty ? [] : questions.flatMap(questionVerdicts);
  const earned = questions.reduce((sum, { points }) => sum.add(points), new Fraction(0));
  const max = questions.reduce((sum, each) => sum.add(each.max), new Fraction(0));
  const answers = JSON.stringify([...sheet.answers].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...blankReport(quiz, sheet, answers),
    status: isEmpty ? 'not-attempted' : 'graded',
    note: isEmpty ? 'No question was answered.' : strayNote(quiz, sheet),
    score: { value: roundPoints(earned), earned: earned.toFraction(), max: max.toFraction() },
    verdicts,
    diagnoses: diagnose(prepared, questions).map(diagnosisOf),
  };
}

/** A report for what could not be read: nothing is lost by it until somebody has looked. */
export function unreadableSheet(quiz: Quiz, sheet: Pick<Sheet, 'id' | 'name'>, note: string): Report {
  const max = quiz.questions.reduce((sum, { points }) => sum.add(points), new Fraction(0)).toFraction();
  return {
    ...blankReport(quiz, sheet, note),
    status: 'withheld',
    note,
    score: { value: null, earned: '0', max, withheld: max },
    verdicts: [],
    diagnoses: [],
  };
}

/** What the report of any sheet says; `hashed` is what its hash is of. */
const blankReport = (quiz: Quiz, { id, name }: Pick<Sheet, 'id' | 'name'>, hashed: string) =>
  ({
    tool: 'cutoff',
    version: VERSION,
    exercise: quizOutline(quiz),
    submission: {
      id,
      name,
      hash: createHash('sha256').update(hashed).digest('hex'),
      language: null,
      files: [],
    },
    output: [],
    limits: NO_LIMITS,
    audience: 'staff',
  }) satisfies Partial<Report>;

function strayNote(quiz: Quiz, sheet: Sheet): string {
  const known = new Set(quiz.questions.map(({ id }) => id.toLowerCase()));
  const strays = [...sheet.answers.keys()].filter((id) => !known.has(id.toLowerCase()));
  return strays.length === 0
    ? ''
    : `There is no question ${listOf(strays.slice(0, 5))} in this quiz; what was answered there ` +
        'does not count.';
}

function diagnosisOf({ mistake, alike, agreements }: Explanation): Diagnosis {
  return {
    mistake: mistake.id,
    title: mistake.title,
    sentence: mistake.words,
    evidence: agreementWords(
      agreements,
      alike.map(({ title }) => title),
    ),
    hint: mistake.words,
    visibility: 'student',
  };
}
