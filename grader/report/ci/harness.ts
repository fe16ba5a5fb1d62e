import { Fraction } from 'fraction.js';
import { shorten, visible, visibleLine } from '../../picture/visible.ts';
import type { Visibility } from '../../types/exercise.ts';
import type { CheckSummary, Report } from '../../types/report.ts';
import { inertJson } from '../../words/inert.ts';
import { formatPoints, roundPoints, sumPoints } from '../../words/points.ts';
import { forStudent } from '../forStudent.ts';
import { stateOf } from '../classRow.ts';

/**
 * What systems read that run a grader themselves, of one submission: each sees of a check what its visibility
 * allows. Of a withheld score there is nothing to write, as these systems know no such thing.
 */

/** How many cases of a check are told, and how much of each: these systems cut what is longer. */
const MOST_CASES = 10;
const MOST_CHARACTERS = 2_000;

interface CheckResult extends CheckSummary {
  readonly earned: Fraction;
  readonly isPassed: boolean;
  /** What failed, in words to the student. */
  readonly output: string;
}

/** Each check with what may be told of it once it is open. */
function checksOf(report: Report): CheckResult[] {
  const told: Readonly<Record<Visibility, Report>> = {
    student: forStudent(report),
    'after-due': forStudent(report, { afterDue: true }),
    staff: report,
  };
  return report.exercise.checks.map((check) => {
    const verdicts = told[check.visibility].verdicts.filter((verdict) => verdict.check === check.id);
    const failed = verdicts.filter(({ state }) => state === 'failed');
    const lines = failed.slice(0, MOST_CASES).map(({ case: of, rationale, help }) => {
      const words = shorten(
        visible([rationale, ...(help === undefined ? [] : [help])].join('\n')),
        MOST_CHARACTERS,
      );
      return of === undefined ? words : `${of}: ${words}`;
    });
    const more = failed.length - lines.length;
    return {
      ...check,
      earned: sumPoints(verdicts.map(({ points }) => points)),
      isPassed: stateOf(verdicts.map(({ state }) => state)) === 'passed',
      output: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    };
  });
}

/** What a student is told of the whole: why it was not graded, what went wrong, and what is not shown. */
function wholeOf(report: Report): string {
  const student = forStudent(report);
  const notShown = student.notShown;
  return visible(
    [
      student.note,
      ...student.diagnoses.map(({ title, sentence, hint }) =>
        [title, sentence, hint].filter((text) => text !== undefined && text !== '').join('\n'),
      ),
      notShown === undefined
        ? ''
        : `${formatPoints(notShown)} points rest on checks that are not shown here.`,
    ]
      .filter((text) => text !== '')
      .map((text) => shorten(text, MOST_CHARACTERS))
      .join('\n\n'),
  );
}

const GRADESCOPE: Readonly<Record<Visibility, string>> = {
  student: 'visible',
  'after-due': 'after_due_date',
  staff: 'hidden',
};

/**
 * Gradescope's `results.json`: a test for each check. Its score overrides their sum, as points are rounded
 * once.
 */
export const gradescope = (report: Report): string =>
  json({
    score: report.score.value,
    output: wholeOf(report),
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    stdout_visibility: 'hidden',
    tests: checksOf(report).map(({ title, visibility, points, earned, isPassed, output }) => ({
      name: visibleLine(title),
      score: roundPoints(earned),
      max_score: roundPoints(points),
      status: isPassed ? 'passed' : 'failed',
      visibility: GRADESCOPE[visibility],
      output,
    })),
    extra_data: extraOf(report),
  });

/**
 * PrairieLearn's `results.json`, which `pl-external-grader-results` shows: the score is of all checks, and
 * only those that students see are told. What cannot be graded costs no attempt.
 */
export function prairieLearn(report: Report): string {
  const { score, status, note } = report;
  if (status !== 'graded') return json({ gradable: false, message: '', format_errors: [visible(note)] });
  return json({
    gradable: true,
    score: new Fraction(score.earned).div(score.max === '0' ? 1 : score.max).valueOf(),
    message: wholeOf(report),
    tests: checksOf(report)
      .filter(({ visibility }) => visibility === 'student')
      .map(({ title, points, earned, output }) => ({
        name: visibleLine(title),
        points: roundPoints(earned),
        max_points: roundPoints(points),
        output,
      })),
    ...extraOf(report),
  });
}

/** By what it was graded, for whoever looks into it. */
const extraOf = ({ tool, version, exercise, submission }: Report): object => ({
  tool,
  version,
  exercise: exercise.hash,
  submission: submission.hash,
});

const json = (value: object): string => `${inertJson(JSON.stringify(value, null, 1))}\n`;

/**
 * What GitHub Classroom's grading reporter reads of a runner (`autograding-grading-reporter`): a test for
 * each check that students see, as the repository is theirs. In base64, as it comes in a variable.
 */
export function githubClassroom(report: Report): string {
  const student = forStudent(report);
  const tests = checksOf(report).filter(({ visibility }) => visibility === 'student');
  const isPassed = report.status === 'graded' && tests.every((test) => test.isPassed);
  const result = {
    version: 1,
    status: isPassed ? 'pass' : 'fail',
    max_score: roundPoints(student.score.max),
    tests: tests.map(({ title, earned, isPassed: passes, output }) => ({
      name: visibleLine(title),
      status: passes ? 'pass' : 'fail',
      score: roundPoints(earned),
      message: output === '' ? wholeOf(report) : output,
      test_code: '',
      filename: '',
      line_no: 0,
      duration: 0,
    })),
  };
  return `${Buffer.from(JSON.stringify(result)).toString('base64')}\n`;
}

/**
 * What a custom test of CodeGrade tells: in the first line the share of the points, for structured output,
 * and below it what students read.
 */
export function codegrade(report: Report): string {
  const { earned, max } = report.score;
  const { n, d } = new Fraction(earned).div(max === '0' ? 1 : max);
  const told = checksOf(report)
    .filter(({ visibility }) => visibility === 'student')
    .flatMap(({ title, points, earned: own, output }) => [
      `${visibleLine(title)} (${roundPoints(own)}/${roundPoints(points)})`,
      ...output.split('\n').map((line) => `  ${line}`),
    ]);
  const lines = [...wholeOf(report).split('\n'), ...told].filter((line) => line.trim() !== '');
  return [JSON.stringify({ tag: 'points', points: `${n}/${d}` }), ...lines, ''].join('\n');
}

/**
 * What Moodle's Virtual Programming Lab reads of an evaluation's output: a comment a line, where `-` begins a
 * title, and the grade, in points of the exercise.
 */
export function moodleVpl(report: Report): string {
  const comments = [
    ...wholeOf(report).split('\n'),
    ...checksOf(report)
      .filter(({ visibility }) => visibility === 'student')
      .flatMap(({ title, points, earned, output }) => [
        `-${visibleLine(title)} (${roundPoints(earned)}/${roundPoints(points)})`,
        ...output.split('\n'),
      ]),
  ].filter((line) => line.trim() !== '');
  return [...comments.map((line) => `Comment :=>>${line}`), `Grade :=>> ${report.score.value}`, ''].join(
    '\n',
  );
}
