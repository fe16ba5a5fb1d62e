import { GRAM, type Program } from './program.ts';
import type { Weights } from './weights.ts';

/** Words in a row that two programs share, by where they begin in each. */
export interface Region {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Places of one gram in a program that are looked at, and steps along shared runs in all. */
const MOST_PLACES = 8;
const MOST_STEPS = 200_000;

/**
 * What two programs share, without overlaps, the longest first: runs of equal grams (greedy string tiling,
 * Wise 1993, on grams). What was handed out, or too many have, is in no region.
 */
export function regionsOf(a: Program, b: Program, weights: Weights): readonly Region[] {
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  const regions: Region[] = [];
  const isFree = ({ a: x, b: y }: Region, i: number): boolean => !takenA.has(x + i) && !takenB.has(y + i);
  for (const run of runsOf(a, b, weights)) {
    // The longest part of the run that nothing longer has taken.
    let best: Region = { ...run, length: 0 };
    for (let from = 0; from < run.length; from += 1) {
      let length = 0;
      while (from + length < run.length && isFree(run, from + length)) length += 1;
      if (length > best.length) best = { a: run.a + from, b: run.b + from, length };
      from += length;
    }
    if (best.length < GRAM) continue;
    regions.push(best);
    for (let i = 0; i < best.length; i += 1) {
      takenA.add(best.a + i);
      takenB.add(best.b + i);
    }
  }
  return regions.sort((x, y) => y.length - x.length || x.a - y.a);
}

/** All runs of equal grams that cannot be made longer, the longest first. */
function runsOf(a: Program, b: Program, weights: Weights): readonly Region[] {
  const counts = (gram: number | null | undefined): gram is number =>
    gram !== null && gram !== undefined && weights.of(gram) > 0;
  const places = new Map<number, number[]>();
  for (const [at, gram] of b.grams.entries()) {
    if (!counts(gram)) continue;
    const known = places.get(gram) ?? [];
    if (known.length < MOST_PLACES) places.set(gram, [...known, at]);
  }
  const runs: Region[] = [];
  // How far each diagonal has been walked.
  const walked = new Map<number, number>();
  let steps = MOST_STEPS;
  for (const [i, gram] of a.grams.entries()) {
    for (const j of counts(gram) ? (places.get(gram) ?? []) : []) {
      if ((walked.get(i - j) ?? -1) >= i) continue;
      let more = 1;
      while (steps > 0 && counts(a.grams[i + more]) && a.grams[i + more] === b.grams[j + more]) {
        more += 1;
        steps -= 1;
      }
      walked.set(i - j, i + more - 1);
      runs.push({ a: i, b: j, length: more + GRAM - 1 });
    }
  }
  return runs.sort((x, y) => y.length - x.length || x.a - y.a || x.b - y.b);
}
