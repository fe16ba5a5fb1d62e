import { resolve } from 'node:path';
import type { ReviewItem } from '../batch/review.ts';
import { visibleLine } from '../picture/visible.ts';
import { given, itemAt } from '../types/lookup.ts';
import type { Override } from '../types/overrides.ts';
import { count } from '../words/numbers.ts';
import type { Asking } from './asking.ts';
import type { Context } from './context.ts';
import { type Decision, keepDecisions, pointsIn, writeDecided } from './decisions.ts';
import { inLocked } from './inLocked.ts';
import { widthOf } from './io.ts';
import { type Named, pageOf, walkLines } from './reviewText.ts';
import { classLines } from './summary.ts';
import { writingTo } from './userError.ts';

/** What is walked through. */
export interface Walk {
  readonly items: readonly ReviewItem[];
  readonly out: string;
  readonly named: Named;
}

const KEYS = '[n]ext  [p]revious  [o]pen  [a]ccept  [d]ecide  [w]ithdraw  [q]uit';
const KEYS_IN_FULL = [
  'n, or Enter: the next one; p: the one before; a number: that one',
  'o: open its page; q: quit',
  'a: accept it as it is, which settles it; d: decide about its points; w: take a decision back',
];

/**
 * Walks through what needs a person, one by one, and keeps what is decided at once in overrides.json. The
 * pages of the class are written when the walk is over, since that takes as long for one as for many.
 * Gives how many are still open.
 */
export async function walkThrough({ items, out, named }: Walk, context: Context): Promise<number> {
  const { io, print, tell } = context;
  const asking = await given(io.stdin, 'somebody who can be asked').ask();
  const settled = new Map<ReviewItem, string>();
  let decidedOf: string | null = null;
  let at = 0;
  try {
    for (;;) {
      const item = itemAt(items, at);
      const place = { nth: at + 1, of: items.length, settled: settled.get(item) ?? null };
      for (const line of walkLines(item, named, place, widthOf(io.stdout))) print(line);
      const answer = await askKey(asking, print);
      if (answer === null || answer === 'q') break;
      if (answer === 'o') await open(asking, pageOf(item, named), context);
      else if (answer === 'p') at = step(at, -1, items.length, print);
      else if (answer === 'n') at = step(at, 1, items.length, print);
      else if (/^\d+$/.test(answer)) at = Math.min(Math.max(Number(answer), 1), items.length) - 1;
      else {
        const decisions = await askDecisions(asking, answer, item, print);
        if (decisions === null) continue;
        const made = await writingTo(out, () => inLocked(out, () => keepDecisions(out, decisions)));
        const words = made.map(({ number }) => number).join(', ');
        print(`Kept in overrides.json as number ${words}.`);
        settled.set(item, words);
        decidedOf = item.id;
        if (at < items.length - 1) at += 1;
      }
    }
  } finally {
    asking.close();
  }
  if (decidedOf !== null) {
    const id = decidedOf;
    const { written } = await writingTo(out, () =>
      inLocked(out, () => writeDecided(io.cwd, named.results, id)),
    );
    for (const line of classLines(written)) tell(line.trim());
  }
  const open_ = items.filter((item) => item.kind !== 'overridden' && !settled.has(item)).length;
  print(`\n${count(settled.size, 'thing')} decided, ${open_} still open.`);
  return open_;
}

/** What somebody wants to do, in a letter or a number; null when they have gone. */
async function askKey(asking: Asking, print: Context['print']): Promise<string | null> {
  for (;;) {
    const line = await asking.question(`${KEYS} > `);
    if (line === null) return null;
    const text = line.trim().toLowerCase();
    const key = text === '' ? 'n' : /^\d{1,6}$/.test(text) ? text : text.charAt(0);
    if (/^[npoadwq]$|^\d/.test(key)) return key;
    for (const help of KEYS_IN_FULL) print(help);
  }
}

function step(at: number, by: number, of: number, print: Context['print']): number {
  const next = at + by;
  if (next >= 0 && next < of) return next;
  print(by > 0 ? 'That was the last one; q quits.' : 'This is the first one.');
  return at;
}

async function open(asking: Asking, page: string | null, { io, print }: Context): Promise<void> {
  if (page === null) print('There is no page of it.');
  else if (!(await asking.show(resolve(io.cwd, page)))) print(`Nothing here opens it: ${visibleLine(page)}`);
}

/** What is decided about an item; null where whoever was asked thought better of it. */
async function askDecisions(
  asking: Asking,
  key: string,
  item: ReviewItem,
  print: Context['print'],
): Promise<Decision[] | null> {
  const act = await askAct(asking, key, item, print);
  if (act === null) return null;
  const whom = await askWhom(asking, key, item, print);
  if (whom === null) return null;
  const reason = (await asking.question('Why? Students see it, too (nothing: back) > '))?.trim() ?? '';
  return reason === '' ? null : whom.map((id) => ({ id, act, reason }));
}

async function askAct(
  asking: Asking,
  key: string,
  { kind, why }: ReviewItem,
  print: Context['print'],
): Promise<Override['act'] | null> {
  if (key === 'w') {
    if (why.code === 'decided') return { code: 'withdraw', number: why.override.number };
    print('Nobody decided about it before.');
    return null;
  }
  if (why.code === 'decided') {
    print('It is decided; w takes that back.');
    return null;
  }
  if (key === 'a') {
    // Nothing is there to be accepted: points that are withheld stay so until somebody says what they are.
    if (kind !== 'withheld') return { code: 'add', points: '0' };
    print('Its points are withheld; d decides what they are.');
    return null;
  }
  const text = (
    await asking.question('Points: 7 sets them, +1/2 adds, -1 takes off (nothing: back) > ')
  )?.trim();
  if (text === undefined || text === '') return null;
  const [, sign = '', rest = ''] = /^([+\-\u2212]?)\s*(.*)$/u.exec(text) ?? [];
  const points = pointsIn(rest);
  if (points === null) {
    print(`${JSON.stringify(text)} is no number of points; write 7, 6.5 or 20/3.`);
    return null;
  }
  return sign === ''
    ? { code: 'set', points: points.toFraction() }
    : { code: 'add', points: (sign === '+' ? points : points.neg()).toFraction() };
}

/** Whom a decision is about: of two whose work is alike, one or both. */
async function askWhom(
  asking: Asking,
  key: string,
  { id, why }: ReviewItem,
  print: Context['print'],
): Promise<readonly string[] | null> {
  if (why.code !== 'alike' || why.from !== '') return [id];
  const both = [id, why.with];
  if (key === 'a') return both;
  const line = await asking.question(
    `For whom? 1 ${visibleLine(id)}, 2 ${visibleLine(why.with)}, b both (nothing: back) > `,
  );
  const answer = line?.trim().toLowerCase() ?? '';
  if (answer === 'b') return both;
  if (answer === '1' || answer === '2') return [itemAt(both, Number(answer) - 1)];
  if (answer !== '') print('Write 1, 2 or b.');
  return null;
}
