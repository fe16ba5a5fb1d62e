import { Fraction } from 'fraction.js';
import type { Entry, Ledger, LedgerLine, Share } from '../types/ledger.ts';
import { count } from './numbers.ts';
import { findingWords } from './rules.ts';
import { formatPoints, pointsWords, roundPoints } from './points.ts';

/** Exact points in a sum: a decimal where that is exact, else a fraction; `6.5`, `20/3`, `−1/3`. */
export function exactWords(exact: string): string {
  const size = exact.replace(/^-/, '');
  const decimal = String(roundPoints(size, 6));
  const shown = new Fraction(decimal).equals(size) ? decimal : size;
  return `${exact.startsWith('-') ? '−' : ''}${shown}`;
}

/** The same with a sign in front, for what is added: `+2`, `−0.5`, `0`. */
export const signed = (exact: string): string =>
  exact === '0' || exact.startsWith('-') ? exactWords(exact) : `+${exactWords(exact)}`;

/** Points that may be less than 0, as people read them: `6.67`. */
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
  const part = (share: Share): string =>
    share.kind === 'points'
      ? shareWords(share)
      : `${shareWords(share)} of ${of === 'max' ? 'all points' : 'those earned'}`;
  const each = units === null ? '' : ` for each of ${count(units.number, units.per)}`;
  return `${late}: ${part(off)}${each}${most === null ? '' : `, at most ${part(most)}`}`;
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
  'no-results': ({ exercise }) =>
    `Late days used in ${exercise} are not known: nothing says there when work was handed in`,
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
  rule: ({ finding, more, most }) =>
    `Rule ${finding.rule}${most === null ? '' : `, at most ${shareWords(most)}`}: ${findingWords(finding)}` +
    (more === 0 ? '' : `, and ${count(more, 'more finding')}`),
  set: ({ points }) => `The points were set to ${exactWords(points)}`,
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

/** `Final: 6.5 of 8 points`. */
export function headingOf({ final, max, state }: Ledger): string {
  if (state === 'excused') return 'Excused';
  return final === null
    ? 'No final points yet'
    : `Final: ${finalPoints(final)} of ${formatPoints(max)} points`;
}
