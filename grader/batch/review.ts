import { type Standing, standingOf } from '../policy/standing.ts';
import { checkViews } from '../report/view.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Report, Score } from '../types/report.ts';
import { type FileFinding, isBroken } from '../types/rules.ts';
import { sumPoints } from '../words/points.ts';
import type { Member } from './classList.ts';
import type { ClassPolicy } from './classPolicy.ts';
import { gradingsOf, hasEarlier } from './history.ts';
import { storedOf } from './storedRow.ts';

/** Why somebody should look at a submission, in the order in which it is told. */
export const REVIEW_KINDS = ['withheld', 'unusable', 'unusual', 'similar', 'overridden'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export type ReviewWhy =
  | { readonly code: 'note'; readonly note: string }
  | { readonly code: 'not-graded' | 'unreadable' | 'not-judged' }
  /** Ran, and earned nothing. */
  | { readonly code: 'nothing' }
  /** Passes all that students see, and earns less than half of what they do not. */
  | { readonly code: 'seen-alone'; readonly earned: string; readonly max: string }
  /** The same work had another score before. */
  | { readonly code: 'other-score'; readonly before: Score; readonly now: Score }
  /** A rule on files is broken that costs nothing by itself, or was not checked. */
  | { readonly code: 'rule'; readonly finding: FileFinding }
  | { readonly code: 'late-unknown' | 'time-unknown'; readonly due: string }
  | { readonly code: 'decided'; readonly override: Standing }
  | {
      readonly code: 'alike';
      readonly with: string;
      /** The class of the other one, where that is another. */
      readonly from: string;
      readonly similarity: number;
    };

export interface ReviewItem {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly name: string;
  /** Of its results. */
  readonly folder: string;
  readonly why: ReviewWhy;
  /** Where to look, from the out folder or, of what is alike, from the folder of pairs. */
  readonly page: string | null;
}

/** Two whose work is alike, as `cutoff similar` found it. */
export interface AlikePair {
  readonly a: string;
  readonly b: string;
  readonly from: string;
  readonly similarity: number;
  readonly page: string | null;
}

/**
 * What in a graded class wants a person. Whose points somebody decided about is settled: of them the
 * decisions alone are told, and withheld points that these leave open.
 */
export async function reviewIn(
  out: string,
  members: readonly Member[],
  policy: ClassPolicy | null,
  pairs: readonly AlikePair[],
): Promise<ReviewItem[]> {
  const decided = standingOf(policy?.overrides ?? []);
  const settled = new Set(decided.map(({ id }) => id));
  const priced = new Set<string>(policy?.of?.assignment.rules.map(({ rule }) => rule));
  const items: ReviewItem[] = [];
  const names = new Map<string, string>();
  for (const { id, folder } of members) {
    const stored = await storedOf(out, folder);
    if (stored.kind !== 'report') {
      const code = stored.kind === 'missing' ? 'not-graded' : 'unreadable';
      items.push({ kind: 'withheld', id, name: id, folder, why: { code }, page: null });
      continue;
    }
    const { report } = stored;
    const { name } = report.submission;
    names.set(id, name);
    const page = pageIn(folder);
    const say = (kind: ReviewKind, why: ReviewWhy): void =>
      void items.push({ kind, id, name, folder, why, page });
    const note = { code: 'note', note: report.note } as const;
    const ledger = policy?.ledger(report) ?? null;
    const isOpen = ledger === null ? report.score.value === null : ledger.state === 'withheld';
    if (isOpen) say('withheld', report.note === '' ? { code: 'not-judged' } : note);
    else if (!settled.has(id)) {
      if (report.status === 'unusable') say('unusable', note);
      for (const why of await unusualIn(out, folder, report, ledger, priced)) say('unusual', why);
    }
  }
  const folderOf = new Map(members.map(({ id, folder }) => [id, folder]));
  for (const { a, b, page, ...alike } of pairs) {
    const folder = folderOf.get(a);
    if (folder === undefined || (settled.has(a) && (settled.has(b) || alike.from !== ''))) continue;
    items.push({
      kind: 'similar',
      id: a,
      name: names.get(a) ?? a,
      folder,
      page,
      why: { code: 'alike', with: b, ...alike },
    });
  }
  for (const override of decided)
    items.push(decision(override, names.get(override.id), folderOf.get(override.id)));
  return REVIEW_KINDS.flatMap((kind) => items.filter((item) => item.kind === kind));
}

const pageIn = (folder: string): string => `${folder}/staff/report.html`;

/** Those who handed in nothing have no folder. */
const decision = (override: Standing, name = override.id, folder?: string): ReviewItem => ({
  kind: 'overridden',
  id: override.id,
  name,
  folder: folder ?? '',
  page: folder === undefined ? null : pageIn(folder),
  why: { code: 'decided', override },
});

/** What of a score that stands is worth a look; `priced`: rules that the course takes points for. */
async function unusualIn(
  out: string,
  folder: string,
  report: Report,
  ledger: Ledger | null,
  priced: ReadonlySet<string>,
): Promise<ReviewWhy[]> {
  const found: ReviewWhy[] = [];
  const { score, status, findings = [], submission } = report;
  if (status === 'graded') {
    if (report.note !== '') found.push({ code: 'note', note: report.note });
    if (score.earned === '0' && score.max !== '0') found.push({ code: 'nothing' });
    found.push(...seenAlone(report));
  }
  const told = new Set<string>();
  for (const finding of findings) {
    if ((isBroken(finding) && priced.has(finding.rule)) || told.has(finding.rule)) continue;
    told.add(finding.rule);
    found.push({ code: 'rule', finding });
  }
  if (hasEarlier(out, folder)) {
    const before = (await gradingsOf(out, folder))
      .filter((grading) => grading.attempt === undefined)
      .slice(0, -1)
      .findLast((grading) => grading.report?.submission.hash === submission.hash)?.report?.score;
    const isSame = before === undefined || before.value === null || isOneScore(before, score);
    if (!isSame) found.push({ code: 'other-score', before, now: score });
  }
  for (const { entry } of ledger?.lines ?? [])
    if (entry.code === 'late-unknown' || entry.code === 'time-unknown')
      found.push({ code: entry.code, due: entry.due });
  return found;
}

const isOneScore = (a: Score, b: Score): boolean => a.earned === b.earned && a.max === b.max;

function seenAlone(report: Report): ReviewWhy[] {
  const checks = checkViews(report);
  const seen = checks.filter(({ summary }) => summary.visibility === 'student');
  const others = checks.filter(({ summary }) => summary.visibility !== 'student');
  const earned = sumPoints(others.map(({ points }) => points));
  const max = sumPoints(others.map((check) => check.max));
  const isAll = seen.length > 0 && seen.every(({ state }) => state === 'passed');
  return isAll && earned.mul(2).compare(max) < 0
    ? [{ code: 'seen-alone', earned: earned.toFraction(), max: max.toFraction() }]
    : [];
}
