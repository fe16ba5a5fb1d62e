import { outcomeOf } from '../batch/outcome.ts';
import { gradeSubmission } from '../grade.ts';
import type { Engines } from '../types/engine.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import { forStudent } from '../report/forStudent.ts';
import { reportJson } from '../report/json.ts';
import { reasonsText, verdictText } from '../report/text.ts';
import type { TextOptions } from '../report/text.ts';
import { scoreView } from '../report/view.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import { keepProgress } from './checkProgress.ts';
import type { Context } from './context.ts';
import { exerciseOf, isBundled } from './exerciseFor.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { wantsColor, widthOf } from './io.ts';
import { keepExample, replayCommand } from './lastExample.ts';
import { UserError } from './userError.ts';
import { listChapters, nextAfter } from '../content/chapters.ts';
import { visibleChecks } from '../content/visibleChecks.ts';

export interface CheckOptions {
  readonly verbose?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** What is checked: a submission, as a path and as the user named it. */
export interface Checked {
  readonly path: string;
  readonly shown: string;
  readonly exercise: Exercise;
  /** Points of checks that students may not see; they are not run, even where they are installed. */
  readonly notShown: string;
}

/** What a student checks their work against. */
export async function exerciseToCheck(
  path: string,
  option: string | undefined,
  cwd: string,
): Promise<Pick<Checked, 'exercise' | 'notShown'>> {
  const exercise = await exerciseOf(path, option, cwd);
  const { visible: checks, notShown } = visibleChecks(exercise);
  if (checks.length === 0) throw new UserError(`${exercise.slug} has no check that students may see`);
  return { exercise: { ...exercise, checks }, notShown };
}

/** How one check goes on. */
export interface CheckEvents {
  /** The verdict is known and about to be shown; gives a line to be shown with it. */
  readonly onVerdict?: (report: Report) => string | null;
  /** All is known, as the student sees it. */
  readonly onReport?: (report: Report) => Promise<void>;
}

const MORE = 'Add --verbose to see every case that failed, or --all to see those that passed, too.';
const ERASE_LINE = '\r\u001b[K';

/**
 * Checks once: prints the verdict as soon as it is known, then what went wrong as soon as that is. Gives the
 * exit code.
 */
export async function checkOnce(
  { path, shown, exercise, notShown }: Checked,
  engines: Engines,
  options: CheckOptions,
  { io }: Context,
  { onVerdict, onReport }: CheckEvents = {},
): Promise<number> {
  const asStudent = (report: Report): Report => ({
    ...forStudent(report),
    ...(notShown === '0' ? {} : { notShown }),
  });
  const checked = async (report: Report): Promise<void> => {
    const { value: points, max } = scoreView(report);
    // Where points are held back, what was known before stands.
    if (points !== null)
      await keepProgress(path, exercise.slug, { points, max, isPassed: outcomeOf(report) === 'passed' });
    await onReport?.(asStudent(report));
  };
  const submission = await readSubmission(path, exercise);
  if (options.json === true) {
    const report = await gradeSubmission(exercise, submission, engines);
    io.stdout.write(reportJson(asStudent(report)));
    await checked(report);
    return exitCodeOf([outcomeOf(report)]);
  }
  const text: TextOptions = {
    width: widthOf(io.stdout),
    color: wantsColor(io, io.stdout),
    verbose: options.verbose === true,
    all: options.all === true,
    more: MORE,
  };
  const isLive = io.stdout.isTTY === true && io.stderr.isTTY === true && io.env['TERM'] !== 'dumb';
  let isSearching = false;
  let isShown = false;
  const show = (report: Report): void => {
    isShown = true;
    const note = onVerdict?.(report) ?? null;
    io.stdout.write(verdictText(asStudent(report), text));
    if (note !== null) io.stdout.write(`\n${note}\n`);
    isSearching = isLive && report.verdicts.some(({ state }) => state === 'failed');
    if (isSearching) io.stderr.write('\nLooking for the reason …');
  };
  const report = await gradeSubmission(exercise, submission, engines, { onJudged: show });
  if (!isShown) show(report);
  // The line and the one before it are taken back.
  if (isSearching) io.stderr.write(`${ERASE_LINE}\u001b[A`);
  const { counterexample } = report;
  const isKept = counterexample !== undefined && (await keepExample(path, exercise, counterexample));
  io.stdout.write(
    reasonsText(asStudent(report), { ...text, ...(isKept && { replay: replayCommand(shown) }) }),
  );
  await checked(report);
  const next = outcomeOf(report) === 'passed' && isBundled(exercise) ? await comesNext(exercise) : null;
  if (next !== null) io.stdout.write(`\n${next}\n`);
  return exitCodeOf([outcomeOf(report)]);
}

/** What to go on with, once all that students may see has passed. */
async function comesNext({ slug }: Exercise): Promise<string | null> {
  const next = nextAfter(await listChapters(), slug);
  return next === null ? null : `Next comes ${next.title}: cutoff start ${next.slug}`;
}
