import { join } from 'node:path';
import { REVIEW_KINDS, type ReviewItem, type ReviewKind, type ReviewWhy } from '../batch/review.ts';
import { visible, visibleLine } from '../picture/visible.ts';
import { hang } from '../report/wrap.ts';
import { percent } from '../similar/words.ts';
import { isBroken } from '../types/rules.ts';
import { list } from '../words/lists.ts';
import { count } from '../words/numbers.ts';
import { formatPoints } from '../words/points.ts';
import { exactWords, signed } from '../words/policy.ts';
import { findingWords } from '../words/rules.ts';
import { shellWord } from './packFor/program.ts';

/** How the folders were named. */
export interface Named {
  readonly results: string;
  /** Empty where there is none. */
  readonly similar: string;
}

const HEADINGS: Readonly<Record<ReviewKind, string>> = {
  withheld: 'Withheld: mend the cause and grade again, or decide by hand',
  unusable: 'Unusable, at 0 points: the student hands in again, or decide by hand',
  unusual: 'Unusual: look, and decide where the points should be others',
  similar: 'Alike, which is evidence and no proof: read both, and ask both',
  overridden: 'Decided by hand',
};

export function reviewLines(items: readonly ReviewItem[], named: Named, width: number): string[] {
  const open = items.filter(({ kind }) => kind !== 'overridden').length;
  const parts = REVIEW_KINDS.flatMap((kind) => {
    const number = items.filter((item) => item.kind === kind).length;
    return number === 0 || kind === 'overridden' ? [] : [`${number} ${kind}`];
  });
  const decided = items.length - open;
  return [
    `${open === 0 ? 'Nothing' : count(open, 'thing')} to look at` +
      `${parts.length === 0 ? '' : `: ${list(parts)}`}` +
      `${decided === 0 ? '' : `; ${decided} decided by hand`}.`,
    ...REVIEW_KINDS.flatMap((kind) => {
      const own = items.filter((item) => item.kind === kind);
      return own.length === 0
        ? []
        : ['', HEADINGS[kind], ...own.flatMap((item) => itemLines(item, named, width))];
    }),
  ];
}

function itemLines(item: ReviewItem, named: Named, width: number): string[] {
  const page = pageOf(item, named);
  return [
    ...hang('  ', `${whoWords(item)}: ${visible(whyWords(item.why)).replaceAll('\n', ' ')}`, width),
    ...(page === null ? [] : [`    ${visibleLine(page)}`]),
    ...commandsFor(item, named).map((command) => `    ${visibleLine(command)}`),
  ];
}

/** One thing of several, as it is walked through; `settled`: numbers of what was decided meanwhile. */
export const walkLines = (
  item: ReviewItem,
  named: Named,
  place: { readonly nth: number; readonly of: number; readonly settled: string | null },
  width: number,
): string[] => [
  '',
  ...hang('', `${place.nth} of ${place.of} · ${HEADINGS[item.kind]}`, width),
  ...itemLines(item, named, width),
  ...(place.settled === null ? [] : [`    Decided just now: number ${place.settled}.`]),
];

const whoWords = ({ id, name }: ReviewItem): string =>
  name === id || name === '' ? visibleLine(id) : `${visibleLine(name)} (${visibleLine(id)})`;

export const itemJson = (item: ReviewItem, named: Named): object => ({
  kind: item.kind,
  id: item.id,
  name: item.name,
  code: item.why.code,
  why: whyWords(item.why),
  page: pageOf(item, named),
  commands: commandsFor(item, named),
  ...(item.why.code === 'alike' ? { with: item.why.with } : {}),
});

export const pageOf = ({ kind, page }: ReviewItem, { results, similar }: Named): string | null =>
  page === null
    ? kind === 'similar'
      ? join(similar, 'index.html')
      : null
    : join(kind === 'similar' ? similar : results, page);

/** What is so, as a sentence. */
function whyWords(why: ReviewWhy): string {
  switch (why.code) {
    case 'note':
      return why.note;
    case 'not-graded':
      return 'Not graded yet.';
    case 'unreadable':
      return 'The stored result cannot be read.';
    case 'not-judged':
      return 'Some checks could not be judged.';
    case 'nothing':
      return 'It ran and earned nothing.';
    case 'seen-alone':
      return `It passes all that students see, and has ${ofWords(why)} of what they do not.`;
    case 'other-score':
      return (
        `The same work had ${ofWords(why.before)} when it was graded before, ` +
        `and has ${ofWords(why.now)} now.`
      );
    case 'rule':
      return (
        `${findingWords(why.finding)} (${why.finding.rule})` +
        `${isBroken(why.finding) ? ', which costs nothing by itself' : ''}.`
      );
    case 'late-unknown':
      return `Handed in late by an unknown time (due ${why.due}), which costs nothing.`;
    case 'time-unknown':
      return `When it was handed in is not known (due ${why.due}).`;
    case 'decided': {
      const { act, by, when, reason, number } = why.override;
      const what = act.code === 'set' ? `${exactWords(act.points)} points` : `${signed(act.points)} points`;
      return `${what}, by ${by}, ${when}: ${reason} (number ${number})`;
    }
    case 'alike':
      return `${percent(why.similarity)} like ${why.with}${why.from === '' ? '' : ` of ${why.from}`}.`;
  }
}

const ofWords = ({ earned, max }: { readonly earned: string; readonly max: string }): string =>
  `${formatPoints(earned)} of ${formatPoints(max)}`;

/** What settles it; in capitals what a person fills in. */
function commandsFor({ kind, id, why }: ReviewItem, { results }: Named): string[] {
  const override = (who: string, what: string): string =>
    `cutoff override ${word(who)} --in ${word(results)} ${what} --reason "WHY"`;
  if (why.code === 'decided') return [override(id, `--withdraw ${why.override.number}`)];
  const again = `cutoff grade SUBMISSIONS --exercise EXERCISE --out ${word(results)} --only ${word(id)}`;
  if (kind === 'withheld' || kind === 'unusable') return [again, override(id, '--points POINTS')];
  if (why.code === 'late-unknown' || why.code === 'time-unknown')
    return [`cutoff report ${word(results)} --submitted TIMES.csv`];
  if (why.code === 'alike' && why.from === '')
    return [id, why.with].map((who) => override(who, '--deduct POINTS'));
  const other = why.code === 'rule' || why.code === 'alike' ? '--deduct POINTS' : '--points POINTS';
  return [override(id, other), override(id, '--add 0')];
}

/** As a shell takes it for one word. */
const word = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : shellWord(text));
