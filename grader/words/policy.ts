import type { Entry, LedgerLine, Share } from '../types/ledger.ts';
import { count } from './numbers.ts';
import { formatPoints, pointsWords } from './points.ts';

/** Points with a sign in front, for a column of a sum: `+2`, `−0.5`, `0`. */
export function signed(exact: string): string {
  const shown = formatPoints(exact.replace(/^-/, ''));
  if (shown === '0') return '0';
  return `${exact.startsWith('-') ? '−' : '+'}${shown}`;
}

/** Points that may be less than 0. */
export const finalPoints = (exact: string): string =>
  `${exact.startsWith('-') ? '−' : ''}${formatPoints(exact.replace(/^-/, ''))}`;

const shareWords = ({ kind, amount }: Share): string =>
  kind === 'points' ? pointsWords(amount) : `${formatPoints(amount)} %`;

/** `2 days 3 hours`, `1 hour 5 minutes`, `40 seconds`: the two largest parts. */
function durationWords(seconds: number): string {
  const parts = [
    count(Math.floor(seconds / 86_400), 'day'),
    count(Math.floor((seconds % 86_400) / 3600), 'hour'),
    count(Math.floor((seconds % 3600) / 60), 'minute'),
    count(seconds % 60, 'second'),
  ].filter((part) => !part.startsWith('0 '));
  return parts.slice(0, 2).join(' ');
}

type Late = Extract<Entry, { readonly code: 'late' }>;

function lateWords({ handedIn, due, by, grace, units, off, of, most }: Late): string {
  const past = grace === 0 ? '' : ` past ${durationWords(grace)} of grace`;
  const late = `Handed in ${handedIn}, ${durationWords(by)} late${past} (due ${due})`;
  if (off === null) return `${late}, at no cost`;
  const base =
    off.kind === 'percent' || most?.kind === 'percent'
      ? ` of ${of === 'max' ? 'all points' : 'those earned'}`
      : '';
  const each = `${shareWords(off)}${units === null ? '' : ` for each of ${count(units.number, units.per)}`}`;
  return `${late}: ${each}${most === null ? '' : `, at most ${shareWords(most)}`}${base}`;
}

type Of<Code extends Entry['code'], Each = Entry> = Each extends { readonly code: infer Codes }
  ? Code extends Codes
    ? Each
    : never
  : never;

const checkName = (entry: { readonly check: string; readonly case?: string }): string =>
  entry.case === undefined ? `“${entry.check}”` : `the case ${entry.case} of “${entry.check}”`;

/** What a line is about, as a sentence without its end. */
const SAID: { readonly [Code in Entry['code']]: (entry: Of<Code>) => string } = {
  extension: ({ due }) => `Extension to ${due}`,
  'on-time': ({ handedIn, due }) => `Handed in ${handedIn}, in time (due ${due})`,
  'late-unknown': ({ due }) =>
    `Late (due ${due}), and nothing says by how much, so nothing was taken off for it`,
  'time-unknown': ({ due }) => `Due ${due}; nothing says when it was handed in, so nothing was taken off`,
  'late-days': ({ days, left, due }) =>
    days === 0
      ? `No late days used, ${left} left`
      : `${count(days, 'late day')} used, ${left} left; due ${due}`,
  'no-results': ({ exercise }) => `Late days of ${exercise} are not known, as it has no results yet`,
  late: lateWords,
  'too-late': ({ handedIn, until }) => `Handed in ${handedIn}, too late to count (accepted until ${until})`,
  drop: (entry) => `Does not count for anybody: ${checkName(entry)}`,
  full: (entry) => `Full points for everybody: ${checkName(entry)}`,
  'bonus-check': (entry) => `Counts as a bonus: ${checkName(entry)}`,
  worth: (entry) => `Worth ${pointsWords(entry.points)} instead: ${checkName(entry)}`,
  bonus: () => 'Bonus',
  excused: () => 'Excused: this does not count',
  zero: () => 'Not below 0',
  cap: ({ most }) => `At most ${shareWords(most)}`,
  set: ({ points }) => `The points were set to ${finalPoints(points)}`,
  add: () => 'Decided by hand',
};

export const entryWords = <Code extends Entry['code']>(entry: Of<Code>): string =>
  (SAID[entry.code as Code] as (entry: Of<Code>) => string)(entry);

/** Who decided and when, where that is told. */
export const deciderWords = ({ by, when }: Pick<LedgerLine, 'by' | 'when'>): string =>
  [by, when].filter((part) => part !== undefined && part !== '').join(', ');

/** A line in full: what, why, and who decided it. */
export function lineWords(line: LedgerLine): string {
  const who = deciderWords(line);
  const what = entryWords(line.entry);
  return `${what}${line.reason === undefined ? '' : `: ${line.reason}`}${who === '' ? '' : ` (${who})`}`;
}
