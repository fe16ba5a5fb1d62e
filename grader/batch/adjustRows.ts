import { join } from 'node:path';
import { nearest } from '../content/nearest.ts';
import type { Who } from '../policy/course.ts';
import type { ClassRow } from '../report/classRow.ts';
import { forStudent } from '../report/forStudent.ts';
import type { Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import type { Problem } from '../types/result.ts';
import { didYouMean } from '../words/found.ts';
import { quote } from '../words/quoting.ts';
import type { ClassPolicy } from './classPolicy.ts';
import { writeWhole } from './outFolder.ts';
import { storedOf } from './storedRow.ts';
import { withSource } from './storedSource.ts';

interface Writing {
  readonly renderer: Renderer;
  readonly afterDue: boolean;
  /** Who handed in nothing, and is in the class all the same. */
  readonly absent: readonly string[];
}

/**
 * Rows with what becomes of their scores, and each report's pages written again with it: for students by what
 * they may see alone. Results themselves stay as they are.
 */
export async function adjustRows(
  out: string,
  rows: readonly ClassRow[],
  policy: ClassPolicy,
  writing: Writing,
): Promise<{ readonly rows: readonly ClassRow[]; readonly strangers: readonly Problem[] }> {
  const adjusted: ClassRow[] = [];
  const cases = new Set<string>();
  for (const row of rows) {
    const stored = row.version === '' ? null : await storedOf(out, row.folder);
    if (stored?.kind !== 'report') {
      adjusted.push(row);
      continue;
    }
    const { report } = stored;
    for (const { check, case: of = '' } of report.verdicts) cases.add(JSON.stringify([check, of]));
    adjusted.push({ ...row, ledger: policy.ledger(report) });
    await writePages(out, row.folder, report, policy, writing);
  }
  return {
    rows: adjusted,
    strangers: [
      ...unknownStudents([...rows.map(({ id }) => id), ...writing.absent], policy),
      ...unknownCases(cases, policy),
    ],
  };
}

async function writePages(
  out: string,
  folder: string,
  report: Report,
  policy: ClassPolicy,
  { renderer, afterDue }: Writing,
): Promise<void> {
  const whole = await withSource(out, folder, report);
  const copies = { student: forStudent(report, { afterDue }), staff: whole };
  for (const [audience, copy] of Object.entries(copies)) {
    const ledger = policy.ledger(copy);
    const page = renderer.reportBytes(copy, ledger.lines.length === 0 ? undefined : ledger);
    await writeWhole(join(out, folder, audience), 'report.html', page);
  }
}

/** Students whom a course names and who are not in the class: a misspelt id would cost them an extension. */
function unknownStudents(ids: readonly string[], { of, facts }: ClassPolicy): Problem[] {
  if (of === null) return [];
  const known = new Set(ids.flatMap((id) => [id, ...facts(id).ids]).map((id) => id.toLowerCase()));
  const { course, assignment } = of;
  const rules: readonly (readonly [string, readonly Who[]])[] = [
    ['extensions', assignment.extensions],
    ['excused', assignment.excused],
    ['bonus', assignment.bonus],
    ['caps', assignment.caps],
  ];
  return rules.flatMap(([key, own]) =>
    own.flatMap(({ students }, at) =>
      students
        .filter((id) => !known.has(id))
        .map((id) => ({
          code: 'nobody',
          file: course.file,
          place: `${assignment.place}.${key}[${at}].students`,
          found: `${quote(id)}, who is not in this class`,
          expected: 'the id of a student',
          ...didYouMean(nearest(id, [...known])),
        })),
    ),
  );
}

function unknownCases(cases: ReadonlySet<string>, { of }: ClassPolicy): Problem[] {
  if (of === null || cases.size === 0) return [];
  return of.assignment.checks
    .filter((rule) => rule.case !== null && !cases.has(JSON.stringify([rule.check, rule.case])))
    .map((rule) => ({
      code: 'not-there',
      file: of.course.file,
      place: `${rule.place}.case`,
      found: quote(rule.case ?? ''),
      expected: `a case of ${quote(rule.check)} that some report has`,
    }));
}
