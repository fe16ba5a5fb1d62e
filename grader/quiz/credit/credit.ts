import { Fraction } from 'fraction.js';
import { leavesMeant, sameAnswer } from '../question/sameAnswer.ts';
import type { Credit, Event, Field, Given } from '../types.ts';

/**
 * Partial credit, exact, from 0 to 1.
 *
 * For one field that names several things: `each` gives those rightly named out of all that are named or
 * should be, so that naming everything does not pay; for a list in order it is the longest part in the right
 * order. `net` takes what is named wrongly away from what is named rightly: each as much as a right one
 * brings, or more where less is wrong than right, so that naming everything comes to nothing. `all` gives all
 * or nothing.
 */
export function creditFor(field: Field, right: Given, given: Given, credit: Credit): Fraction {
  if (sameAnswer(field, right, given)) return ONE;
  if (credit === 'all') return NOTHING;
  const [wanted, named] = itemsOf(field, right, given);
  if (wanted === null || named === null) return NOTHING;
  if (field.type === 'numbers' || (field.type === 'nodes' && field.ordered)) {
    const kept = longestInOrder(wanted, named);
    return credit === 'net'
      ? net(field, kept, named.length - kept, wanted.length)
      : new Fraction(kept, Math.max(wanted.length, named.length, 1));
  }
  const hits = named.filter((item) => wanted.includes(item)).length;
  const union = wanted.length + named.length - hits;
  return credit === 'net'
    ? net(field, hits, named.length - hits, wanted.length)
    : new Fraction(hits, Math.max(union, 1));
}

/** What a wrong part takes away, where parts are marked by `net`, of what a right one brings. */
export const LOSS = new Fraction(1, 2);

/** Of a question's parts, each worth the same. Blank parts are not held against the others. */
export function creditOfParts(
  parts: readonly { readonly share: Fraction; readonly isAnswered: boolean }[],
  credit: Credit,
): Fraction {
  const total = parts.reduce((sum, { share }) => sum.add(share), new Fraction(0));
  if (credit === 'all') return parts.every(({ share }) => share.equals(1)) ? ONE : NOTHING;
  if (credit === 'each' || parts.length === 1) return total.div(parts.length);
  const lost = parts.reduce(
    (sum, { share, isAnswered }) => (isAnswered ? sum.add(LOSS.mul(ONE.sub(share))) : sum),
    new Fraction(0),
  );
  const net = total.sub(lost).div(parts.length);
  return net.compare(0) < 0 ? NOTHING : net;
}

const ONE = new Fraction(1);
const NOTHING = new Fraction(0);

/** What is right less what is wrong, as a share of what is wanted. */
function net(field: Field, right: number, wrong: number, wanted: number): Fraction {
  if (wanted === 0) return NOTHING;
  // There is no end of numbers that are wrong.
  const others = field.type === 'numbers' ? Infinity : itemsAsked(field).length - wanted;
  const share = new Fraction(right, wanted).sub(new Fraction(wrong, Math.max(1, Math.min(wanted, others))));
  return share.compare(0) < 0 ? NOTHING : share;
}

/** All that can be named in a field, or what of it an answer names; leaves where a node stands for those. */
export function itemsAsked(field: Field, given?: Given): readonly (string | number)[] {
  if (field.type === 'nodes') {
    const nodes = given === undefined ? field.among.map(({ index }) => index) : namedIn(given);
    return leavesMeant(field, nodes);
  }
  if (field.type !== 'events') return [];
  // A cutoff has one kind, so a node is named once.
  return field.among.map(({ index }) => index);
}

const namedIn = (given: Given): readonly number[] => (given.type === 'nodes' ? given.nodes : []);

/** What two answers name, as comparable items; null where an answer is one thing, right or wrong. */
function itemsOf(
  field: Field,
  right: Given,
  given: Given,
): [readonly (string | number)[] | null, readonly (string | number)[] | null] {
  if (field.type === 'nodes' && right.type === 'nodes' && given.type === 'nodes' && !field.single)
    return [leavesMeant(field, right.nodes), leavesMeant(field, given.nodes)];
  if (right.type === 'numbers' && given.type === 'numbers') return [right.values, given.values];
  if (right.type === 'events' && given.type === 'events') {
    const item = ({ node, by, kind }: Event): string => `${node} ${by} ${kind}`;
    return [right.events.map(item), given.events.map(item)];
  }
  return [null, null];
}

/** Length of the longest common subsequence. */
function longestInOrder(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  // By how many items of b were taken in.
  let row = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    let longest = 0;
    const next = [longest];
    for (const [at, y] of b.entries()) {
      longest = x === y ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, longest);
      next.push(longest);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
