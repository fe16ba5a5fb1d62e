import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt } from '../../../types/lookup.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import { item } from '../elements.ts';
import { fittestFirst, keyOf } from './elite.ts';
import type { Breeding } from './likelihood.ts';
import type { Litter } from './litter.ts';
import type { LitterChances } from './litters.ts';

/**
 * The chances of one of `size` children, one for each list of counts, if so many of a generation are the
 * fittest parents, each count of a list as likely as the others; `p` is its chance if it was bred.
 */
export function survivorsOf(
  parents: readonly Individual[],
  fitness: readonly number[],
  size: number,
  lists: readonly (readonly number[])[],
): (child: Individual, p: number) => readonly number[] {
  /** Of each individual, where its copies stand among the fittest. */
  const places = new Map<string, number[]>();
  for (const [place, at] of fittestFirst(fitness).entries()) {
    const key = keyOf(itemAt(parents, at));
    const known = places.get(key);
    if (known === undefined) places.set(key, [place]);
    else known.push(place);
  }
  const kept = lists.map((counts) => counts.map((count) => Math.min(count, size)));
  return (child, p) => {
    const own = places.get(keyOf(child)) ?? [];
    return kept.map((counts) => {
      const chances = counts.map((most) => {
        const copies = own.filter((place) => place < most).length;
        return (copies + (size - most) * p) / size;
      });
      return chances.reduce((sum, each) => sum + each, 0) / chances.length;
    });
  };
}

/**
 * How much likelier a generation is if one mating gave two of its children, whichever they are: the mean over
 * all pairs, as their places are unknown.
 */
export function twinRatio(litters: readonly Litter[], correct: Breeding, chances: LitterChances): number {
  const children = litters.flat();
  const alone = children.map((child) => {
    chances.compare([child]);
    return chances.of(correct);
  });
  let sum = 0;
  for (let a = 1; a < children.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      chances.compare([itemAt(children, a), itemAt(children, b)]);
      sum += chances.of(correct) / (item(alone, a) * item(alone, b));
    }
  }
  return children.length < 2 ? 1 : sum / ((children.length * (children.length - 1)) / 2);
}

/**
 * How much likelier a litter is with the elite in it. Where that stands is as unknown as the order: any one
 * child may be it, and each of the fittest; `alone` are their chances, `all` how many there are.
 */
export function copiesOf(
  fittest: readonly Individual[],
  litter: Litter,
  alone: readonly number[],
  all: number,
): number {
  return alone.reduce((sum, p, at) => {
    const like = fittest.filter((each) => sameState(each, itemAt(litter, at)));
    return sum + like.length / (fittest.length * all * p);
  }, 0);
}
