import type { ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import { inertJson } from '../words/inert.ts';
import { sumPoints } from '../words/points.ts';
import { lineWords } from '../words/policy.ts';

const FORMAT = 1;

/**
 * `grades.json`: all that `grades.csv` and `checks.csv` say, with exact points as text; null where there are
 * none. `score` alone is rounded, as it is shown.
 */
export function gradesJson(
  rows: readonly ClassRow[],
  { slug, title, hash, checks }: Report['exercise'],
): string {
  const max = sumPoints(checks.map(({ points }) => points)).toFraction();
  const file = {
    tool: 'cutoff',
    format: FORMAT,
    exercise: {
      slug,
      title,
      hash,
      max,
      checks: checks.map((check) => ({ id: check.id, title: check.title, points: check.points })),
    },
    students: rows.map(studentOf),
  };
  return `${inertJson(JSON.stringify(file, null, 1))}\n`;
}

function studentOf(row: ClassRow): object {
  const { id, name, section = '', status, note, score, ledger, hash, version, exercise } = row;
  return {
    id,
    name,
    section,
    status,
    note,
    score: score.value,
    earned: score.value === null ? null : score.earned,
    max: score.max,
    ...(ledger === undefined
      ? {}
      : {
          final: ledger.final,
          finalMax: ledger.max,
          adjustments: ledger.lines.map((line) => ({ amount: line.amount, words: lineWords(line) })),
        }),
    checks: Object.fromEntries(
      row.checks.map((check) => {
        const isOpen = score.value === null && check.state === 'not-checked';
        return [check.id, { state: check.state, points: isOpen ? null : check.points }];
      }),
    ),
    hash,
    version,
    exercise,
  };
}
