import type { CheckRun } from './diagnose/shared/checkRun.ts';
import type { Findings } from './judge/findings.ts';
import { watchedAgain } from './diagnose/trees/watchedAgain.ts';
import { makeRuns } from './judge/checkSession.ts';
import { openCheck } from './judge/openCheck.ts';
import { scoreOf } from './judge/score.ts';
import { observe, probing, watching, withEntry } from './observe/asking.ts';
import { shownSource } from './observe/shownSource.ts';
import { printedIn } from './judge/printedIn.ts';
import { observeTrusted } from './observe/host/observeTrusted.ts';
import { forCheck } from './subjects/agentClasses.ts';
import {
  DIAGNOSIS,
  WATCHED,
  SubmissionRuns,
  allowanceOfChecks,
  allowanceOfRetries,
} from './observe/submissionRuns.ts';
import type { Engines, Probe, Setting } from './types/engine.ts';
import { VISIBILITIES, type Check, type Exercise } from './types/exercise.ts';
import { entry } from './types/lookup.ts';
import type { Report, Score, Status } from './types/report.ts';
import type { Program, Submission } from './types/submission.ts';
import { outlineOf } from './types/outline.ts';
import { VERSION } from './types/version.ts';
import { sumPoints } from './words/points.ts';
import { cannotRun, WITHHELD } from './words/notRun.ts';
import { spokenIn } from './words/spoken.ts';

export interface GradingOptions {
  readonly known?: Findings | undefined;
  readonly onJudged?: ((report: Report) => void) | undefined;
}

/**
 * Grades one submission: exercise → submission → sandbox run → observation → verdicts + diagnosis → score →
 * report.
 *
 * One job a check, so that nothing carries over from check to check, one after another: what is left of the
 * work that all may take goes from one to the next, and so from those that students see to the others only.
 * Same submission, exercise and version: same report. A submission that cannot be run makes a report too; a
 * fault of the grader withholds points and never costs them. Rejects only if the engine itself breaks its
 * promise not to. `known` are findings of the same exercise, for a class. `onJudged` hears of the report as
 * soon as all is judged, before anybody has looked for the reason.
 */
export async function gradeSubmission(
  exercise: Exercise,
  submission: Submission,
  engines: Engines,
  { known, onJudged }: GradingOptions = {},
): Promise<Report> {
  const { content } = submission;
  if (content.kind !== 'program') return ungraded(exercise, submission, content.kind, content.note);
  const engine = engines.for(content.program.language);
  if (engine === null) return ungraded(exercise, submission, 'withheld', cannotRun(content.program));

  const { metered, hidesDraws } = engine;
  const setting = { metered, ...(hidesDraws && { hidesDraws }), language: spokenIn(content.program) };

  // Judging and diagnosing have their own: whenever they come to it, the runs of the checks are not held up,
  // and what is left to explain one check does not depend on what judging another took.
  const runs = new SubmissionRuns(engine, allowanceOfChecks(exercise));
  const again = runs.beside(allowanceOfRetries(exercise));
  const judgedRuns = await judgeAll(exercise, content.program, { runs, again }, setting, known);
  const watch = watching(runs.beside(WATCHED), content.program, exercise);
  const ran = metered ? await watchedAgain(judgedRuns, content.program.files, watch) : judgedRuns;
  const output = ran.flatMap(({ check, observations }) => printedIn(check, observations, exercise));
  const verdicts = ran.flatMap((one) => one.verdicts);
  const score = scoreOf(exercise, verdicts);
  const isWithheld = score.value === null;
  const findings = await foundIn(exercise, content.program);
  const judged = {
    status: isWithheld ? 'withheld' : 'graded',
    note: isWithheld ? WITHHELD : (content.remark ?? ''),
    score,
    ...(findings === undefined ? {} : { findings }),
    verdicts,
    output,
    source: shownSource(submission, ran),
  } as const;
  onJudged?.(report(exercise, submission, { ...judged, diagnoses: [] }));
  if (verdicts.every(({ state }) => state === 'passed'))
    return report(exercise, submission, { ...judged, diagnoses: [] });
  // Loaded only where something failed, so that a correct submission has its report sooner.
  const { openDiagnosis } = await import('./diagnose/diagnose.ts');
  const { diagnoseForAudiences, toldToAll } = await import('./diagnose/audiences.ts');
  // Each class is diagnosed with an allowance of its own: none takes another's.
  const probeFor = (seen: Exercise): Probe => probing(runs.beside(DIAGNOSIS), content.program, seen);
  const diagnoseFor = openDiagnosis(exercise, ran, probeFor, setting, observeTrusted);
  const told = await diagnoseForAudiences(exercise, ran, diagnoseFor, setting.language);
  return report(exercise, submission, { ...judged, ...toldToAll(told) });
}

/** What the exercise's rules on files find; loaded only where it has some. */
async function foundIn({ rules }: Exercise, { files }: Program): Promise<Report['findings']> {
  if (rules === undefined) return undefined;
  const { findingsOf } = await import('./rules/findings.ts');
  return findingsOf(rules, files);
}

/** Every check, run and judged: those first that most people see. */
async function judgeAll(
  exercise: Exercise,
  program: Program,
  { runs, again }: { readonly runs: SubmissionRuns; readonly again: SubmissionRuns },
  setting: Setting,
  known: Findings | undefined,
): Promise<CheckRun[]> {
  const sessions = [];
  // One check after another, so that what is left for the next does not depend on how long one takes.
  let before: Promise<unknown> = Promise.resolve();
  const inOrder = VISIBILITIES.flatMap((level) =>
    exercise.checks.filter(({ visibility }) => visibility === level),
  );
  for (const check of inOrder) {
    const seen = forCheck(exercise, check);
    const probe = probing(again, program, seen);
    const session = await openCheck(seen, check, { probe, engine: setting, observeTrusted, known });
    const own = { program: withEntry(program, seen.entry), limits: seen.limits };
    const observed = before.then(() => makeRuns(session, (inputs) => observe(runs, { ...own, inputs })));
    // All are asked for before the first is judged; one that fails while another is awaited is no stray.
    before = observed.catch(() => undefined);
    sessions.push({ check, session, observed });
  }
  const ran = new Map<Check, CheckRun>();
  for (const { check, session, observed } of sessions) {
    await observed;
    ran.set(check, { check, observations: session.observations(), verdicts: await session.verdicts() });
  }
  return exercise.checks.map((check) => entry(ran, check));
}

/**
 * A report on a submission that was not run: nothing earned, or everything withheld where it is not the
 * student's to mend.
 */
export function ungraded(
  exercise: Exercise,
  submission: Submission,
  status: Exclude<Status, 'graded'>,
  note: string,
): Report {
  const max = sumPoints(exercise.checks.map(({ points }) => points)).toFraction();
  const score: Score =
    status === 'withheld' ? { value: null, earned: '0', max, withheld: max } : { value: 0, earned: '0', max };
  const found = { verdicts: [], diagnoses: [], output: [], source: shownSource(submission) };
  return report(exercise, submission, { status, note, score, ...found });
}

function report(
  exercise: Exercise,
  submission: Submission,
  graded: Pick<
    Report,
    Exclude<keyof Report, 'tool' | 'version' | 'exercise' | 'submission' | 'limits' | 'audience'>
  >,
): Report {
  const { content } = submission;
  return {
    tool: 'cutoff',
    version: VERSION,
    exercise: outlineOf(exercise),
    submission: {
      id: submission.id,
      name: submission.name,
      hash: submission.hash,
      language: content.kind === 'program' ? spokenIn(content.program) : null,
      files: submission.files.map(({ path }) => path),
    },
    ...graded,
    limits: exercise.limits,
    audience: 'staff',
  };
}
