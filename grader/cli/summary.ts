import { join } from 'node:path';
import { formatNumber } from '../words/numbers.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Entry, Ledger } from '../types/ledger.ts';
import type { ClassRow } from '../report/classRow.ts';
import { STATUSES } from '../types/report.ts';
import type { RowStatus } from '../types/report.ts';
import { listFirst } from '../words/lists.ts';
import { formatPoints } from '../words/points.ts';
import type { GradedClass } from '../batch/gradeClass.ts';
import type { WrittenClass } from '../batch/writeClass.ts';
import { yardsticksOf, yardstickWords } from '../report/yardsticks.ts';

const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  graded: 'graded',
  'not-attempted': 'not attempted',
  unusable: 'unusable',
  withheld: 'withheld',
  'not-submitted': 'not submitted',
};

/** `30 submissions: 27 graded, 2 not attempted, 1 withheld. Mean of the graded 7.25 of 10.` */
export function summaryText(rows: readonly ClassRow[], absent = 0): string {
  const counts = STATUSES.map(
    (status) => [STATUS_WORDS[status], rows.filter((row) => row.status === status).length] as const,
  ).filter(([, number]) => number > 0);
  const scores = rows.flatMap((row) => (row.status === 'graded' ? (row.score.value ?? []) : []));
  const mean =
    scores.length === 0
      ? ''
      : ' Mean of the graded ' +
        `${formatNumber(round(scores.reduce((total, score) => total + score, 0) / scores.length))} ` +
        `of ${maxOf(rows)}.`;
  return (
    `${rows.length} ${rows.length === 1 ? 'submission' : 'submissions'}: ` +
    `${counts.map(([words, number]) => `${number} ${words}`).join(', ')}` +
    `${absent === 0 ? '' : `; ${absent} ${STATUS_WORDS['not-submitted']}`}.${mean}`
  );
}

/**
 * Who has no score, or work that cannot be used, and why, a line each; the words are those of the class page,
 * which lists them all, and of grades.csv.
 */
function noteLines(
  rows: readonly ClassRow[],
  is: (row: ClassRow) => boolean,
  word: string,
  most = 10,
): string[] {
  const some = rows.filter(is);
  const lines = some
    .slice(0, most)
    .map(({ id, note }) => `  ${visibleLine(id)}: ${word}. ${visibleLine(note)}`.trimEnd());
  return some.length > most ? [...lines, `  and ${some.length - most} more ${word}`] : lines;
}

/** Who has results in the out folder and is not in the class; nothing where there is nobody. */
function leftOverLines(folders: readonly string[], most = 5): string[] {
  if (folders.length === 0) return [];
  return [`  Not in this class, left from an earlier run: ${listFirst(folders.map(visibleLine), most)}.`];
}

/** How many an earlier run had graded. */
const keptWords = (kept: number): string =>
  `  ${kept} of them ${kept === 1 ? 'was graded before and has' : 'were graded before and have'} ` +
  'not changed (--again grades all).';

/** How much of the others stood as an earlier run had left it; nothing where all was run. */
const runsLines = ({ made, kept }: GradedClass['runs']): string[] =>
  kept === 0
    ? []
    : [
        `  Of the runs of the others, ${formatNumber(kept)} hang on nothing that has changed and ` +
          `were kept; ${formatNumber(made)} were made.`,
      ];

/** Who has not been graded yet. */
export function missingWords(ids: readonly string[], most = 5): string {
  return (
    `${ids.length === 1 ? '1 submission is' : `${ids.length} submissions are`} not graded yet: ` +
    `${listFirst(ids.map(visibleLine), most)}; run "cutoff grade" again to go on`
  );
}

/** What is amiss with the class as a whole; nothing where all is well. */
export function classLines({ rows, leftOver, keptAside }: WrittenClass): string[] {
  return [
    ...leftOverLines(leftOver),
    ...yardstickLines(rows),
    ...(keptAside === null
      ? []
      : [`  grades.csv had been changed by hand since it was written; that file is now ${keptAside}.`]),
  ];
}

/** What is told of a class that was graded; `named` is how the out folder was given. */
export const gradedLines = (
  rows: readonly ClassRow[],
  written: WrittenClass,
  named: string,
  {
    kept = 0,
    runs = { made: 0, kept: 0 },
    more = [],
  }: { readonly kept?: number; readonly runs?: GradedClass['runs']; readonly more?: readonly string[] } = {},
): string[] => [
  summaryText(rows, written.absent.length),
  ...(kept > 0 ? [keptWords(kept)] : []),
  ...runsLines(runs),
  ...noteLines(rows, ({ score }) => score.value === null, STATUS_WORDS.withheld),
  ...noteLines(rows, ({ status }) => status === 'unusable', STATUS_WORDS.unusable),
  ...classLines(written),
  ...policyLines(written.rows),
  ...more,
  `\nOpen ${join(named, 'index.html')}; the scores are in ${join(named, 'grades.csv')}.`,
];

/** By what the results were graded, where that is not the same for all. */
function yardstickLines(rows: readonly ClassRow[]): string[] {
  const yardsticks = yardsticksOf(rows);
  return yardsticks.length < 2
    ? []
    : [`  ${yardstickWords(yardsticks)}`, '  Run "cutoff grade" on the whole class to judge all alike.'];
}

/** What a policy makes of the class, in short; nothing where it changes nothing. */
export function policyLines(rows: readonly ClassRow[]): string[] {
  const ledgers = rows.flatMap(({ ledger }) => ledger ?? []);
  if (ledgers.length === 0) return [];
  const number = (is: (ledger: Ledger) => boolean): number => ledgers.filter(is).length;
  const has =
    (...codes: readonly Entry['code'][]) =>
    ({ lines }: Ledger): boolean =>
      lines.some(({ entry }) => codes.includes(entry.code));
  const parts = (
    [
      [number(has('late')), 'late'],
      [number(has('too-late')), 'too late to count'],
      [number(has('late-unknown')), 'late by an unknown time (--submitted tells it)'],
      [number(has('time-unknown')), 'handed in at an unknown time'],
      [number(({ state }) => state === 'excused'), 'excused'],
      [number(has('set', 'add')), 'changed by hand'],
    ] as const
  ).filter(([many]) => many > 0);
  const changed = number(({ final, score, max }) => final !== score.earned || max !== score.max);
  const what = parts.map(([many, words]) => `${many} ${words}`).join(', ');
  return [
    `  ${changed} of ${ledgers.length} have other final points than what was run came to` +
      `${what === '' ? '' : `: ${what}`}; "cutoff explain ID" says why.`,
  ];
}

/**
 * `{ out, index, grades, submissions: [{ id, name, status, score, max, note, folder }] }`; with a policy
 * `final` and `finalMax`, exact.
 */
export function summaryJson(rows: readonly ClassRow[], out: string): Readonly<Record<string, unknown>> {
  return {
    out,
    index: join(out, 'index.html'),
    grades: join(out, 'grades.csv'),
    submissions: rows.map(({ id, name, status, score, note, folder, ledger }) => ({
      id,
      name,
      status,
      score: score.value,
      max: score.max,
      note,
      folder,
      ...(ledger === undefined ? {} : { final: ledger.final, finalMax: ledger.max }),
    })),
  };
}

/** `8.5 of 10`, or the status where there is no score to show. */
export function rowText({ score, status }: ClassRow): string {
  return score.value === null
    ? 'withheld'
    : `${formatNumber(score.value)} of ` +
        `${formatPoints(score.max)}${status === 'graded' ? '' : `, ${STATUS_WORDS[status]}`}`;
}

const maxOf = (rows: readonly ClassRow[]): string => rows[0]?.score.max ?? '0';
const round = (value: number): number => Math.round(value * 100) / 100;

/** Rows of this run as they were written, with what became of their scores. */
export const rowsOfRun = (rows: readonly ClassRow[], written: readonly ClassRow[]): ClassRow[] => {
  const byFolder = new Map(written.map((row) => [row.folder, row]));
  return rows.map((row) => byFolder.get(row.folder) ?? row);
};
