import { itemAt } from '../../../types/lookup.ts';
import { item } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import type { MutationModel } from './likelihood.ts';

/**
 * What each member of a population could have given to a child, for one way of mutating: for member m and cut
 * c, at m · (n + 1) + c, the chance that its first c positions became the child's first c (`front`), and that
 * the others became the others (`back`). Where one position of the whole individual mutates, these are the
 * chances without a mutation, and `frontChanged` and `backChanged` those of the one change, none of which
 * depends on how often there is one.
 */
export interface Gifts {
  readonly n: number;
  readonly front: Float64Array;
  readonly back: Float64Array;
  readonly frontChanged: Float64Array;
  readonly backChanged: Float64Array;
}

/**
 * Compares a child with each member of the population once. The room of `before`, which is not needed any
 * more, is used again.
 */
export function giftsOf(
  population: readonly Individual[],
  child: Individual,
  mutation: MutationModel,
  before?: Gifts,
): Gifts {
  const n = child.length;
  const size = population.length * (n + 1);
  const room = (used: Float64Array | undefined): Float64Array =>
    used?.length === size ? used.fill(0) : new Float64Array(size);
  const gifts: Gifts = {
    n,
    front: room(before?.front),
    back: room(before?.back),
    frontChanged: room(before?.frontChanged),
    backChanged: room(before?.backChanged),
  };
  const { unit, chance, change } = mutation;
  const isEach = unit === 'position';
  for (let m = 0; m < population.length; m += 1) {
    const parent = itemAt(population, m);
    const base = m * (n + 1);
    let same = 1;
    let changed = 0;
    gifts.front[base] = 1;
    for (let i = 0; i < n; i += 1) {
      const isSame = parent[i] === child[i];
      const moved = isSame || same === 0 ? 0 : change(i, item(parent, i), item(child, i));
      if (isEach) same *= isSame ? 1 - chance : chance * moved;
      else if (!isSame) {
        changed = same * moved;
        same = 0;
      }
      gifts.front[base + i + 1] = same;
      gifts.frontChanged[base + i + 1] = changed;
      if (same === 0 && changed === 0) break; // nor any longer piece
    }
    same = 1;
    changed = 0;
    gifts.back[base + n] = 1;
    for (let i = n - 1; i >= 0; i -= 1) {
      const isSame = parent[i] === child[i];
      const moved = isSame || same === 0 ? 0 : change(i, item(parent, i), item(child, i));
      if (isEach) same *= isSame ? 1 - chance : chance * moved;
      else if (!isSame) {
        changed = same * moved;
        same = 0;
      }
      gifts.back[base + i] = same;
      gifts.backChanged[base + i] = changed;
      if (same === 0 && changed === 0) break;
    }
  }
  return gifts;
}
