import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/**
 * Who of a population is carried over, if its fittest are: those that surely are, and those of whom some are,
 * since they are equally fit.
 */
export interface Elite {
  readonly surely: readonly Individual[];
  readonly perhaps: readonly Individual[];
  /** How many of `perhaps` are. */
  readonly ofThem: number;
}

/** Places in a population, the fittest first; of equals, the first. */
export const fittestFirst = (fitness: readonly number[]): number[] =>
  [...fitness.keys()].sort((a, b) => itemAt(fitness, b) - itemAt(fitness, a));

/** The `kept` fittest of a population. */
export function eliteOf(parents: readonly Individual[], fitness: readonly number[], kept: number): Elite {
  if (kept === 0) return { surely: [], perhaps: [], ofThem: 0 };
  const order = fittestFirst(fitness);
  const least = itemAt(fitness, lastOf(order.slice(0, kept)));
  const those = (is: (value: number) => boolean): Individual[] =>
    order.filter((at) => is(itemAt(fitness, at))).map((at) => itemAt(parents, at));
  const [surely, perhaps] = [those((value) => value > least), those((value) => value === least)];
  const ofThem = kept - surely.length;
  return perhaps.length === ofThem || new Set(perhaps.map(keyOf)).size === 1
    ? { surely: [...surely, ...perhaps.slice(0, ofThem)], perhaps: [], ofThem: 0 }
    : { surely, perhaps, ofThem };
}

export const keyOf = (individual: Individual): string => individual.join();

/** What is left of some individuals without others, one for one; null where one of those is not there. */
function without(all: readonly Individual[], others: readonly Individual[]): Individual[] | null {
  const counts = countsOf(others);
  const rest = all.filter((each) => {
    const key = keyOf(each);
    const left = counts.get(key) ?? 0;
    if (left === 0) return true;
    counts.set(key, left - 1);
    return false;
  });
  return rest.length === all.length - others.length ? rest : null;
}

function countsOf(individuals: readonly Individual[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of individuals) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}

/** Whether these can be the elite, and nobody besides. */
export function isElite({ surely, perhaps, ofThem }: Elite, those: readonly Individual[]): boolean {
  const rest = without(those, surely);
  return rest !== null && rest.length === ofThem && without(perhaps, rest) !== null;
}

/** Where the elite stands in the new population: in one block, or wherever its order puts it. */
export type ElitePlace = 'front' | 'back' | 'anywhere';

/**
 * The children of a generation that were bred; null where the elite is not in its place, and `unknown` where
 * nobody can tell which of several equals it is.
 */
export function bredAmong(
  children: readonly Individual[],
  elite: Elite,
  place: ElitePlace,
): readonly Individual[] | 'unknown' | null {
  const kept = elite.surely.length + elite.ofThem;
  if (kept === 0) return children;
  if (place === 'front') return isElite(elite, children.slice(0, kept)) ? children.slice(kept) : null;
  const most = children.length - kept;
  if (place === 'back') return isElite(elite, children.slice(most)) ? children.slice(0, most) : null;
  const rest = without(children, elite.surely);
  if (rest === null || elite.ofThem === 0) return rest;
  return mayHold(rest, elite) ? 'unknown' : null;
}

/** Whether as many as were carried over are among those that may have been. */
function mayHold(rest: readonly Individual[], { perhaps, ofThem }: Elite): boolean {
  const there = countsOf(rest);
  const found = [...countsOf(perhaps)].map(([key, count]) => Math.min(count, there.get(key) ?? 0));
  return found.reduce((sum, each) => sum + each, 0) >= ofThem;
}

/**
 * Whether a generation can be an elite and children that were bred, wherever the elite stands. `impossible`:
 * those of its individuals that no parents can have.
 */
export function holdsElite(
  children: readonly Individual[],
  impossible: readonly Individual[],
  elite: Elite,
): boolean {
  const rest = without(children, elite.surely);
  if (rest === null || !mayHold(rest, elite)) return false;
  const keys = new Set(impossible.map(keyOf));
  const unexplained = rest.filter((each) => keys.has(keyOf(each)));
  return unexplained.length <= elite.ofThem && without(elite.perhaps, unexplained) !== null;
}
