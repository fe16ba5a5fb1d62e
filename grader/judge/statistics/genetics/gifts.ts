import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import type { MutationModel } from './likelihood.ts';

/**
 * What each member of a population could have given to a child where each position mutates by itself: for
 * member m and cut c, at m · (n + 1) + c, the chance that its first c positions became the child's first c
 * (`front`), and that the others became the others (`back`).
 */
export interface Gifts {
  readonly n: number;
  readonly front: Float64Array;
  readonly back: Float64Array;
  /** Of position i, at m · n + i. */
  readonly each: Float64Array;
}

/**
 * Compares a child with each member of the population once. The room of `before`, which is not needed any
 * more, is used again.
 */
export function giftsOf(
  population: readonly Individual[],
  child: Individual,
  { chance, change }: MutationModel,
  before?: Gifts,
): Gifts {
  const n = child.length;
  const room = (used: Float64Array | undefined, size: number): Float64Array =>
    used?.length === size ? used : new Float64Array(size);
  const cuts = population.length * (n + 1);
  const gifts: Gifts = {
    n,
    front: room(before?.front, cuts),
    back: room(before?.back, cuts),
    each: room(before?.each, population.length * n),
  };
  for (let m = 0; m < population.length; m += 1) {
    const parent = itemAt(population, m);
    const [base, own] = [m * (n + 1), m * n];
    for (let i = 0; i < n; i += 1)
      gifts.each[own + i] =
        parent[i] === child[i] ? 1 - chance : chance * change(i, item(parent, i), item(child, i));
    gifts.front[base] = 1;
    for (let i = 0; i < n; i += 1)
      gifts.front[base + i + 1] = real(gifts.front, base + i) * real(gifts.each, own + i);
    gifts.back[base + n] = 1;
    for (let i = n - 1; i >= 0; i -= 1)
      gifts.back[base + i] = real(gifts.back, base + i + 1) * real(gifts.each, own + i);
  }
  return gifts;
}

/**
 * Chances that one member became what the child has outside of positions `from` to `to`, the last not among
 * them, and within them.
 */
export function pieceGiven(
  { n, front, back, each }: Gifts,
  member: number,
  from: number,
  to: number,
): readonly [rest: number, piece: number] {
  const base = member * (n + 1);
  if (to === n) return [real(front, base + from), real(back, base + from)];
  let piece = 1;
  for (let i = from; i < to; i += 1) piece *= real(each, member * n + i);
  return [real(front, base + from) * real(back, base + to), piece];
}
