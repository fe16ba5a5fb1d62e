import { byCodeUnit } from '../observe/submission/found.ts';
import type { Program } from './program.ts';
import { sharedWords, weighed, type Weights } from './weights.ts';
import { winnow } from './winnow.ts';

/** Hashes in a row of which one is looked up (see `winnow`). */
const WINDOW = 4;
/** Pairs of places that are looked at in all: enough for a thousand alike, and never more. */
const MOST_MEETINGS = 10_000_000;
/** Words that are measured in all, pair by pair. */
const MOST_MEASURED = 20_000_000;
/** Share of the threshold that a pair must reach by fingerprints alone to be measured. */
const WORTH_MEASURING = 0.5;

export interface Thresholds {
  /** From 0 to 1. */
  readonly similarity: number;
  /** Weighed words that two must share: below, small programs are alike by nature. */
  readonly words: number;
}

/** Measured in `test/grader/similar/measured.test.ts`. */
export const DEFAULTS: Thresholds & { readonly share: number } = { similarity: 0.6, words: 25, share: 0.5 };

/** Two programs, the first of them of this class. */
export interface Pair {
  readonly a: Program;
  readonly b: Program;
  /** Weighed share of both that stands in the other, from 0 to 1. */
  readonly similarity: number;
  /** Weighed words that they share, rounded. */
  readonly words: number;
}

export interface Compared {
  /** Most similar first, and all that are reported. */
  readonly pairs: readonly Pair[];
  /** Whether pairs were left out since there was too much to look at. */
  readonly isCut: boolean;
}

/** Pairs worth a look. Whom nothing rare joins is never compared, so that a large class stays cheap. */
export function similarPairs(
  programs: readonly Program[],
  weights: Weights,
  thresholds: Thresholds,
): Compared {
  const { candidates, isCut } = candidatesOf(programs, weights, thresholds);
  let left = MOST_MEASURED;
  const known = programs.map((program) => weighed(program, weights));
  const pairs = candidates.flatMap(([i, j]): Pair[] => {
    const [one, other] = [known[i], known[j]];
    if (one === undefined || other === undefined) return [];
    const [a, b] = [one.program, other.program];
    left -= a.grams.length + b.grams.length;
    if (left < 0) return [];
    const [first, second] = [sharedWords(one, other), sharedWords(other, one)];
    const all = one.all + other.all;
    const similarity = all === 0 ? 0 : (first + second) / all;
    const words = Math.min(first, second);
    const isReported = similarity >= thresholds.similarity && words >= thresholds.words;
    return isReported ? [{ a, b, similarity, words: Math.round(words) }] : [];
  });
  return {
    isCut: isCut || left < 0,
    pairs: pairs.toSorted(
      (x, y) => y.similarity - x.similarity || byCodeUnit(x.a.id, y.a.id) || byCodeUnit(x.b.id, y.b.id),
    ),
  };
}

/** Two by their places, and what their fingerprints promise, from 0 to 1. */
type Candidate = readonly [number, number, number];

/** Whom fingerprints join, the rarest looked at first. */
function candidatesOf(
  programs: readonly Program[],
  weights: Weights,
  { similarity }: Thresholds,
): { readonly candidates: readonly Candidate[]; readonly isCut: boolean } {
  const having = new Map<number, number[]>();
  const sums = programs.map(({ grams }, index) => {
    const prints = winnow(
      grams.map((gram) => gram ?? Infinity),
      WINDOW,
    );
    let sum = 0;
    for (const hash of new Set(prints.map((print) => print.hash))) {
      const weight = hash === Infinity ? 0 : weights.of(hash);
      if (weight === 0) continue;
      sum += weight;
      const who = having.get(hash);
      if (who === undefined) having.set(hash, [index]);
      else who.push(index);
    }
    return sum;
  });
  const rarest = [...having]
    .filter(([, who]) => who.length > 1)
    .sort(([x, a], [y, b]) => a.length - b.length || x - y);
  const shared = new Map<number, number>();
  let left = MOST_MEETINGS;
  for (const [hash, who] of rarest) {
    left -= (who.length * (who.length - 1)) / 2;
    if (left < 0) break;
    const weight = weights.of(hash);
    for (const [at, i] of who.entries())
      for (const j of who.slice(at + 1)) {
        const key = i * programs.length + j;
        shared.set(key, (shared.get(key) ?? 0) + weight);
      }
  }
  const candidates = [...shared].flatMap(([key, sum]): Candidate[] => {
    const [i, j] = [Math.floor(key / programs.length), key % programs.length];
    const promise = (2 * sum) / ((sums[i] ?? 0) + (sums[j] ?? 0));
    const isOther = [i, j].map((at) => programs[at]?.from !== '');
    if (promise < WORTH_MEASURING * similarity || isOther.every(Boolean)) return [];
    return [isOther[0] === true ? [j, i, promise] : [i, j, promise]];
  });
  candidates.sort(([i, j, x], [k, l, y]) => y - x || i - k || j - l);
  return { candidates, isCut: left < 0 };
}

/** Groups of those whom pairs join, the largest first, each in order of id. */
export function clustersOf(pairs: readonly Pair[]): readonly (readonly Program[])[] {
  const groupOf = new Map<Program, Program[]>();
  for (const { a, b } of pairs) {
    const [one, other] = [groupOf.get(a) ?? [a], groupOf.get(b) ?? [b]];
    if (one === other) continue;
    const joined = [...one, ...other];
    for (const program of joined) groupOf.set(program, joined);
  }
  return [...new Set(groupOf.values())]
    .map((group) => group.toSorted((x, y) => byCodeUnit(x.id, y.id)))
    .sort((x, y) => y.length - x.length || byCodeUnit(x[0]?.id ?? '', y[0]?.id ?? ''));
}
