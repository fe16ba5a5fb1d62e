import type { Graded } from '../batch/graders.ts';
import { gradersApart } from '../batch/gradersApart.ts';
import type { Outcome } from '../batch/outcome.ts';
import { parseReport } from '../batch/storedReport.ts';
import type { ClassWork } from '../intake/classWork.ts';
import { visibleLine } from '../picture/visible.ts';
import { wrap } from '../report/wrap.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import type { Context } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { widthOf } from './io.ts';
import { UserError } from './userError.ts';

interface CaseRun {
  readonly exercise: Exercise;
  readonly work: readonly ClassWork[];
  /** A case's id, or `check/case`. */
  readonly wanted: string;
  readonly jobs: number;
  readonly trust: boolean;
  readonly json: boolean;
}

/**
 * Every submission on one case, told and not stored: a part of a grade must never stand in place of the
 * whole.
 */
export async function gradeCase(
  { exercise, work, wanted, jobs, trust, json }: CaseRun,
  { io, print, printJson }: Context,
): Promise<number> {
  const narrowed = narrow(exercise, wanted);
  const graders = gradersApart(narrowed, { jobs, trust, open: io.kept?.threads });
  const outcomes: Outcome[] = [];
  const told: unknown[] = [];
  try {
    for (const entry of work) {
      const graded = await graders.grade(await entry.read());
      const report = reportOf(graded);
      outcomes.push(graded.outcome);
      if (json)
        told.push({
          id: entry.id,
          status: report.status,
          note: report.note,
          verdicts: report.verdicts.map(({ check, case: id, state, reason, rationale }) => ({
            check,
            case: id,
            state,
            reason,
            rationale,
          })),
        });
      else for (const line of lines(entry.id, report, widthOf(io.stdout))) print(line);
    }
  } finally {
    await graders.close();
  }
  if (json) printJson(told);
  return exitCodeOf(outcomes.filter((outcome) => outcome !== 'failed'));
}

/** What the staff's result says. */
function reportOf({ rendered }: Graded): Report {
  const result = rendered[0]?.files.find(
    ({ audience, name }) => audience === 'staff' && name === 'result.json',
  );
  const report = parseReport(String(result?.content), 'result.json');
  if (!report.ok) throw new Error('a result that was just written cannot be read');
  return report.value;
}

/** The exercise with only the checks that hold the case, and in them only that case. */
function narrow(exercise: Exercise, wanted: string): Exercise {
  const names = exercise.checks.flatMap((check) =>
    check.cases.map((each) => [`${check.id}/${each.id}`, each.id] as const),
  );
  const matches = (checkId: string, caseId: string): boolean =>
    wanted === caseId || wanted === `${checkId}/${caseId}`;
  const checks = exercise.checks
    .map((check) => ({ ...check, cases: check.cases.filter((each) => matches(check.id, each.id)) }))
    .filter((check) => check.cases.length > 0);
  if (checks.length > 0) return { ...exercise, checks };
  const known = [...new Set(names.flatMap(([full, short]) => (wanted.includes('/') ? full : short)))];
  throw new UserError(
    `--case: ${exercise.slug} has no case ${JSON.stringify(wanted)}${didYouMean(wanted, known)}`,
  );
}

const SIGNS = { passed: '✓', failed: '✗', 'not-checked': '–' } as const;

function lines(id: string, report: Report, width: number): string[] {
  const name = visibleLine(id);
  if (report.verdicts.length === 0) return wrap(`– ${name}: ${report.note}`, width);
  return report.verdicts.flatMap((verdict) => {
    const [first = '', ...rest] = wrap(
      `${name} (${verdict.check}): ${visibleLine(verdict.rationale)}`,
      width - 2,
    );
    return [`${SIGNS[verdict.state]} ${first}`, ...rest.map((line) => `  ${line}`)];
  });
}
