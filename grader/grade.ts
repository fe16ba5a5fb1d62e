import { type Diagnosed, diagnose } from './judge/diagnosis/diagnose.ts';
import type { CheckRun } from './judge/diagnosis/evidence.ts';
import type { Findings } from './judge/findings.ts';
import { judgeCheck } from './judge/judgeCheck.ts';
import { scoreOf, sum } from './judge/score.ts';
import type { Engines } from './observe/sandbox/engines.ts';
import type { Engine, Probe } from './types/engine.ts';
import type { Check, Exercise } from './types/exercise.ts';
import type { Observation } from './types/observation.ts';
import type { Printed, Report, Score, Status } from './types/report.ts';
import type { Program, Submission } from './types/submission.ts';
import { VERSION } from './types/version.ts';

/**
 * Grades one submission: exercise → submission → sandbox run → observation → verdicts + diagnosis → score → report.
 *
 * One job a check, so that nothing carries over from check to check. Same submission, exercise and version: same report.
 * A submission that cannot be run makes a report too; a fault of the grader withholds points and never costs them.
 * Rejects only if the engine itself breaks its promise not to. `known` are findings of the same exercise, for a class.
 */
export async function gradeSubmission(exercise: Exercise, submission: Submission, engines: Engines, known?: Findings): Promise<Report> {
  const { content } = submission;
  if (content.kind !== 'program') return ungraded(exercise, submission, content.kind, content.note);
  const engine = engines.for(content.program.language);
  if (engine === null) return ungraded(exercise, submission, 'withheld', `This installation cannot run ${content.program.language}.`);

  const probe = probing(engine, content.program, exercise);
  const ran: CheckRun[] = [];
  const output: Printed[] = [];
  const runs = exercise.checks.map((check) => observe(engine, content.program, exercise, check));
  // All are asked for before the first is judged; one that fails while another is awaited is no stray.
  for (const run of runs) run.catch(() => undefined);
  for (const [at, check] of exercise.checks.entries()) {
    const all = await runs[at]!;
    const observations = byCase(check, all);
    ran.push({ check, observations, verdicts: await judgeCheck(exercise, check, observations, probe, engine, known) });
    output.push(...printed(check, all, exercise));
  }
  const verdicts = ran.flatMap((one) => one.verdicts);
  const score = scoreOf(exercise, verdicts);
  const isWithheld = score.value === null;
  // A diagnosis helps, but no grade hangs on it: where it fails there is none.
  const diagnosed = await diagnose(exercise, ran, probe, engine).catch((): Diagnosed => ({ diagnoses: [] }));
  return report(exercise, submission, { status: isWithheld ? 'withheld' : 'graded', note: isWithheld ? WITHHELD : '', score, verdicts, output, ...diagnosed });
}

const WITHHELD = 'Some cases could not be judged, for no fault of the student. The score is withheld until they can be.';

async function observe(engine: Engine, program: Program, { limits }: Exercise, check: Check): Promise<Observation[]> {
  return engine.observe({ program, inputs: check.cases.flatMap(({ inputs }) => inputs), limits });
}

/** One observation more, in a fresh instance. */
function probing(engine: Engine, program: Program, { limits }: Exercise): Probe {
  return async (input) => (await engine.observe({ program, inputs: [input], limits }))[0]!;
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

/** A report on a submission that was not run: nothing earned, or everything withheld where it is not the student's to mend. */
function ungraded(exercise: Exercise, submission: Submission, status: Exclude<Status, 'graded'>, note: string): Report {
  const max = sum(exercise.checks.map(({ points }) => points)).toFraction();
  const score: Score = status === 'withheld' ? { value: null, earned: '0', max, withheld: max } : { value: 0, earned: '0', max };
  return report(exercise, submission, { status, note, score, verdicts: [], diagnoses: [], output: [] });
}

function report(exercise: Exercise, submission: Submission, graded: Pick<Report, 'status' | 'note' | 'score' | 'verdicts' | 'diagnoses' | 'counterexample' | 'output'>): Report {
  const { slug, title, hash, checks, limits } = exercise;
  const { content } = submission;
  return {
    tool: 'cutoff',
    version: VERSION,
    exercise: { slug, title, hash, checks: checks.map(({ id, title: name, visibility, points }) => ({ id, title: name, visibility, points })) },
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
