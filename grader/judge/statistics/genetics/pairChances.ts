import { itemAt } from '../../../types/lookup.ts';
import { item } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import type { Breeding, MutationModel } from './likelihood.ts';
import type { Litter } from './litter.ts';

/** A pair of parents that can have had the litter: how likely, with how many mutants. */
interface Parents {
  readonly x: number;
  readonly y: number;
  /** With none; the first; the second, if there is one; both. */
  readonly given: readonly number[];
}

/**
 * The chance of a litter where each position comes from either parent by a fair coin of its own, and in a
 * second child from the other one; each child mutates by itself. It is summed over both parents, all coins
 * and the mutations, none of which can be seen. Given the parents, positions are independent; parents are
 * not, so that all pairs of them are looked at.
 */
export class PairChances {
  readonly #population: readonly Individual[];
  #litter: Litter = [];
  readonly #possible = new Map<string, (readonly [x: number, y: number])[]>();
  #mutation: MutationModel | null = null;
  #parents: Parents[] = [];

  constructor(population: readonly Individual[]) {
    this.#population = population;
  }

  compare(litter: Litter): void {
    this.#litter = litter;
    this.#mutation = null;
  }

  /** Of parents that are crossed. */
  of({ mutation, shares }: Breeding): number {
    if (!isSameFor(this.#mutation, mutation)) this.#parents = this.#parentsFor(mutation);
    this.#mutation = mutation;
    const { unit, chance } = mutation;
    const isEach = unit === 'position';
    const children = this.#litter.length;
    const weights = [0, 1, 1, 2].map((mutants) =>
      isEach ? 1 : (1 - chance) ** (children - mutants) * chance ** mutants,
    );
    let total = 0;
    for (const { x, y, given } of this.#parents) {
      const both = item(shares, x) * item(shares, y) * (x === y ? 1 : 2);
      for (let at = 0; at < given.length; at += 1)
        if (item(given, at) > 0) total += both * item(weights, at) * item(given, at);
    }
    return total;
  }

  #parentsFor(mutation: MutationModel): Parents[] {
    return this.#pairsFor(mutation).map(([x, y]) => ({
      x,
      y,
      given: givenBy(itemAt(this.#population, x), itemAt(this.#population, y), this.#litter, mutation),
    }));
  }

  /**
   * Those that can be the parents. The coins are fair, so that it makes no difference which of them is which.
   * Where each position mutates by itself, all can.
   */
  #pairsFor({ unit }: MutationModel): readonly (readonly [x: number, y: number])[] {
    const key = `${unit} ${this.#litter.join(';')}`;
    const known = this.#possible.get(key);
    if (known !== undefined) return known;
    const pairs: (readonly [number, number])[] = [];
    for (const [mx, x] of this.#population.entries()) {
      for (let my = 0; my <= mx; my += 1) {
        const y = itemAt(this.#population, my);
        if (unit === 'position' || this.#litter.every((child) => isWithinOne(x, y, child)))
          pairs.push([mx, my]);
      }
    }
    this.#possible.set(key, pairs);
    return pairs;
  }
}

/** Whether a child has at most one position from neither parent. */
function isWithinOne(x: Individual, y: Individual, child: Individual): boolean {
  let strange = 0;
  for (let i = 0; i < child.length; i += 1)
    if (x[i] !== child[i] && y[i] !== child[i] && (strange += 1) > 1) return false;
  return true;
}

/** Where one position of the whole individual mutates, it is left out here how often that happens. */
const isSameFor = (a: MutationModel | null, b: MutationModel): boolean =>
  a === b || (a?.unit === 'individual' && b.unit === 'individual' && a.change === b.change);

/** The chance of the litter of two parents: with no mutant; the first; the second; both. */
function givenBy(x: Individual, y: Individual, litter: Litter, mutation: MutationModel): number[] {
  const [one, two] = litter;
  let [none, first, second, both] = [1, 0, 0, 0];
  for (let i = 0; i < x.length; i += 1) {
    const [fromX, fromY] = [became(x, one, i, mutation), became(y, one, i, mutation)];
    const [otherX, otherY] = [became(x, two, i, mutation), became(y, two, i, mutation)];
    const mixed = (a: 0 | 1, b: 0 | 1): number => (fromX[a] * otherY[b] + fromY[a] * otherX[b]) / 2;
    const [same, moved, otherMoved, bothMoved] = [mixed(0, 0), mixed(1, 0), mixed(0, 1), mixed(1, 1)];
    both = both * same + first * otherMoved + second * moved + none * bothMoved;
    first = first * same + none * moved;
    second = second * same + none * otherMoved;
    none *= same;
    if (none === 0 && first === 0 && second === 0 && both === 0) break;
  }
  return [none, first, second, both];
}

/**
 * Chances that a position of a parent became that of a child, unchanged and by the one change. Where each
 * position mutates by itself, all is in the first. A child that is not there may have anything.
 */
function became(
  parent: Individual,
  child: Individual | undefined,
  i: number,
  { unit, chance, change }: MutationModel,
): readonly [same: number, moved: number] {
  if (child === undefined) return [1, 0];
  const isSame = parent[i] === child[i];
  if (unit === 'individual') return isSame ? [1, 0] : [0, change(i, item(parent, i), item(child, i))];
  return [isSame ? 1 - chance : chance * change(i, item(parent, i), item(child, i)), 0];
}
