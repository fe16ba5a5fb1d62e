import type { DiagnosisResult } from './diagnose/shared/diagnosisResult.ts';
import { diagnose } from './diagnose/diagnose.ts';
import type { CheckRun } from './diagnose/shared/checkRun.ts';
import type { Findings } from './judge/findings.ts';
import { runEvidence } from './judge/evidenceRuns.ts';
import { judgeCheck } from './judge/judgeCheck.ts';
import { scoreOf, sum } from './judge/score.ts';
import { observeLocal } from './observe/host/observeLocal.ts';
import type { Engines } from './observe/sandbox/engines.ts';
import { asChecked } from './types/agents.ts';
import type { Engine, Probe } from './types/engine.ts';
import type { Check, Exercise } from './types/exercise.ts';
import type { Input } from './types/input.ts';
import type { Observation } from './types/observation.ts';
import type { Printed, Report, Score, Status } from './types/report.ts';
import type { Program, Submission } from './types/submission.ts';
import type { Verdict } from './types/verdict.ts';
import { VERSION } from './types/version.ts';

/**
 * Grades one submission: exercise → submission → sandbox run → observation → verdicts + diagnosis → score →
 * report.
 *
 * One job a check, so that nothing carries over from check to check. Same submission, exercise and version:
 * same report. A submission that cannot be run makes a report too; a fault of the grader withholds points and
 * never costs them. Rejects only if the engine itself breaks its promise not to. `known` are findings of the
 * same exercise, for a class.
 */
export async function gradeSubmission(
  exercise: Exercise,
  submission: Submission,
  engines: Engines,
  known?: Findings,
): Promise<Report> {
  const { content } = submission;
  if (content.kind !== 'program') return ungraded(exercise, submission, content.kind, content.note);
  const engine = engines.for(content.program.language);
  if (engine === null) return ungraded(exercise, submission, 'withheld', cannotRun(content.program));

  const ran: CheckRun[] = [];
  const output: Printed[] = [];
  const seen = exercise.checks.map((check) => asChecked(exercise, check));
  const runs = exercise.checks.map((check, at) =>
    runCheck(engine, entered(content.program, seen[at]!.entry), seen[at]!, check),
  );
  // All are asked for before the first is judged; one that fails while another is awaited is no stray.
  for (const run of runs) run.catch(() => undefined);
  for (const [at, check] of exercise.checks.entries()) {
    const { observations, judged } = await runs[at]!;
    const verdicts =
      judged ??
      (await judgeCheck(
        seen[at]!,
        check,
        observations,
        probing(engine, content.program, seen[at]!),
        engine,
        known,
      ));
    ran.push({ check, observations, verdicts });
    output.push(...printed(check, observations.flat(), exercise));
  }
  const verdicts = ran.flatMap((one) => one.verdicts);
  const score = scoreOf(exercise, verdicts);
  const isWithheld = score.value === null;
  // A diagnosis helps, but no grade hangs on it: where it fails there is none.
  const diagnosed = await diagnose(
    exercise,
    ran,
    (seen) => probing(engine, content.program, seen),
    engine,
    observeLocal,
  ).catch((): DiagnosisResult => ({ diagnoses: [] }));
  return report(exercise, submission, {
    status: isWithheld ? 'withheld' : 'graded',
    note: isWithheld ? WITHHELD : '',
    score,
    verdicts,
    output,
    ...diagnosed,
  });
}

function cannotRun({ language, command = [] }: Program): string {
  return language === 'command'
    ? `${JSON.stringify(command.join(' '))} was not run: nothing on this machine would keep it in (see docs/protocol.md).`
    : `This installation cannot run ${language}.`;
}

const WITHHELD =
  'Some cases could not be judged, for no fault of the student. The score is withheld until they can be.';

/**
 * What a check's runs were, and what they come to where that is known with them: evidence is judged as runs
 * are made, since few may do.
 */
interface Ran {
  readonly observations: readonly (readonly Observation[])[];
  readonly judged?: readonly Verdict[];
}

async function runCheck(engine: Engine, program: Program, exercise: Exercise, check: Check): Promise<Ran> {
  const observe = (inputs: readonly Input[]): Promise<Observation[]> =>
    engine.observe({ program, inputs, limits: exercise.limits });
  if (check.kind === 'evidence') {
    const { observations, verdicts } = await runEvidence(exercise, check, observe, engine);
    return { observations, judged: verdicts };
  }
  return { observations: byCase(check, await observe(check.cases.flatMap(({ inputs }) => inputs))) };
}

const entered = (program: Program, entry: string): Program =>
  program.entry === entry ? program : { ...program, entry };

/** One observation more, in a fresh instance. */
function probing(engine: Engine, program: Program, { entry, limits }: Exercise): Probe {
  return async (input, lower = limits) =>
    (await engine.observe({ program: entered(program, entry), inputs: [input], limits: lower }))[0]!;
}

function byCase(check: Check, observations: readonly Observation[]): Observation[][] {
  let at = 0;
  return check.cases.map(({ inputs }) => observations.slice(at, (at += inputs.length)));
}

function printed(check: Check, observations: readonly Observation[], { limits }: Exercise): Printed[] {
  const bytes = observations.reduce((total, { output }) => total + output.bytes, 0);
  if (bytes === 0) return [];
  const text = bothEnds(observations.map(({ output }) => output.text).join(''), limits.outputKB * 1024);
  return [{ check: check.id, visibility: check.visibility, text, bytes }];
}

/** The start and the end of what is longer than `most` characters. */
function bothEnds(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}\n… (left out here) …\n${text.slice(-half)}`;
}

/**
 * A report on a submission that was not run: nothing earned, or everything withheld where it is not the
 * student's to mend.
 */
function ungraded(
  exercise: Exercise,
  submission: Submission,
  status: Exclude<Status, 'graded'>,
  note: string,
): Report {
  const max = sum(exercise.checks.map(({ points }) => points)).toFraction();
  const score: Score =
    status === 'withheld' ? { value: null, earned: '0', max, withheld: max } : { value: 0, earned: '0', max };
  return report(exercise, submission, { status, note, score, verdicts: [], diagnoses: [], output: [] });
}

function report(
  exercise: Exercise,
  submission: Submission,
  graded: Pick<Report, 'status' | 'note' | 'score' | 'verdicts' | 'diagnoses' | 'counterexample' | 'output'>,
): Report {
  const { slug, title, hash, checks, limits } = exercise;
  const { content } = submission;
  return {
    tool: 'cutoff',
    version: VERSION,
    exercise: {
      slug,
      title,
      hash,
      checks: checks.map(({ id, title: name, visibility, points }) => ({
        id,
        title: name,
        visibility,
        points,
      })),
    },
    submission: {
      id: submission.id,
      name: submission.name,
      hash: submission.hash,
      language: content.kind === 'program' ? content.program.language : null,
      files: submission.files.map(({ path }) => path),
    },
    ...graded,
    limits,
    audience: 'staff',
  };
}
