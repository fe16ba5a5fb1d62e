import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { type Gifts, giftsOf } from './gifts.ts';
import { type Breeding, ChildChances, type MutationModel } from './likelihood.ts';

/**
 * The children of one mating: one, or two that are cut at the same place, the second from what the first has
 * not.
 */
export type Litter = readonly Individual[];

export const singles = (children: readonly Individual[]): Litter[] => children.map((child) => [child]);

/** Two by two, in their order; the last one of an odd number is alone. */
export const pairs = (children: readonly Individual[]): Litter[] =>
  Array.from({ length: Math.ceil(children.length / 2) }, (_, at) => children.slice(2 * at, 2 * at + 2));

/** The chance of a litter, and of each of its children by itself, given the population before. */
export class LitterChances {
  readonly population: readonly Individual[];
  readonly #alone: ChildChances;
  readonly #twins: TwinChances;
  #litter: Litter = [];

  /** Individuals of `population` are of one length. */
  constructor(population: readonly Individual[]) {
    this.population = population;
    this.#alone = new ChildChances(population);
    this.#twins = new TwinChances(population);
  }

  /** The litter that is asked about from here on. */
  compare(litter: Litter): void {
    this.#litter = litter;
    if (litter.length === 1) this.#alone.compare(itemAt(litter, 0));
    else this.#twins.compare(litter);
  }

  of(breeding: Breeding): number {
    return this.#litter.length === 1 ? this.#alone.of(breeding) : this.#twins.of(breeding);
  }

  ofEach(breeding: Breeding): number[] {
    return this.#litter.map((child) => {
      if (this.#litter.length > 1) this.#alone.compare(child);
      return this.#alone.of(breeding);
    });
  }
}

/**
 * What both children can have of one member, as x or as y: unchanged; changed in the first, in the second, in
 * both.
 */
const GIVEN = 8;

/**
 * The chance of a litter of two: x gives its front to the first child and its back to the second, y the other
 * way round, and each child mutates by itself. It is summed over x, y, the cut and both mutations, none of
 * which can be seen. Given the cut, what x gives to both and what y gives to both factorise. The order of the
 * two makes no difference.
 */
class TwinChances {
  readonly #population: readonly Individual[];
  #litter: Litter = [];
  #gifts: Gifts[] = [];
  #mutation: MutationModel | null = null;
  /** For each cut, the members that can have given anything, and what; few can. */
  #givers: { readonly members: number[]; readonly given: number[] }[] = [];

  constructor(population: readonly Individual[]) {
    this.#population = population;
  }

  compare(litter: Litter): void {
    this.#litter = litter;
    this.#mutation = null;
  }

  of({ mutation, shares, cuts, uncrossed, oneParent }: Breeding): number {
    if (!isSameGift(this.#mutation, mutation)) {
      this.#gifts = this.#litter.map((child, at) =>
        giftsOf(this.#population, child, mutation, this.#gifts[at]),
      );
      this.#givers = [];
    }
    this.#mutation = mutation;
    if (oneParent)
      return shares.reduce(
        (sum, share, m) =>
          sum +
          share * copied(itemAt(this.#gifts, 0), m, mutation) * copied(itemAt(this.#gifts, 1), m, mutation),
        0,
      );
    const crossed = cuts.reduce((sum, cut) => sum + this.#ofCut(cut, shares, mutation), 0) / cuts.length;
    if (uncrossed === 0) return crossed;
    const n = itemAt(this.#litter, 0).length;
    return (1 - uncrossed) * crossed + uncrossed * this.#ofCut(n, shares, mutation);
  }

  #ofCut(cut: number, shares: readonly number[], { unit, chance }: MutationModel): number {
    const { members, given } = (this.#givers[cut] ??= giversOf(
      this.#gifts as [Gifts, Gifts],
      this.#population.length,
      cut,
    ));
    let [x, x1, x2, x12] = [0, 0, 0, 0];
    let [y, y1, y2, y12] = [0, 0, 0, 0];
    for (let i = 0, at = 0; i < members.length; i += 1, at += GIVEN) {
      const share = item(shares, item(members, i));
      x += share * item(given, at);
      x1 += share * item(given, at + 1);
      x2 += share * item(given, at + 2);
      x12 += share * item(given, at + 3);
      y += share * item(given, at + 4);
      y1 += share * item(given, at + 5);
      y2 += share * item(given, at + 6);
      y12 += share * item(given, at + 7);
    }
    if (unit === 'position') return x * y;
    const kept = 1 - chance;
    return (
      kept * kept * x * y +
      kept * chance * (x1 * y + x * y1 + x2 * y + x * y2) +
      chance * chance * (x12 * y + x1 * y2 + x2 * y1 + x * y12)
    );
  }
}

/**
 * Most mistakes about mutation change only how often it happens, which gifts do not depend on where one
 * position mutates.
 */
const isSameGift = (a: MutationModel | null, b: MutationModel): boolean =>
  a === b || (a?.unit === 'individual' && b.unit === 'individual' && a.change === b.change);

function giversOf(
  [one, two]: readonly [Gifts, Gifts],
  size: number,
  cut: number,
): { readonly members: number[]; readonly given: number[] } {
  const members: number[] = [];
  const given: number[] = [];
  for (let m = 0, at = cut; m < size; m += 1, at += one.n + 1) {
    const [front1, front1Changed, front2, front2Changed] = [
      real(one.front, at),
      real(one.frontChanged, at),
      real(two.front, at),
      real(two.frontChanged, at),
    ];
    const [back1, back1Changed, back2, back2Changed] = [
      real(one.back, at),
      real(one.backChanged, at),
      real(two.back, at),
      real(two.backChanged, at),
    ];
    if (
      (front1 + front1Changed) * (back2 + back2Changed) === 0 &&
      (back1 + back1Changed) * (front2 + front2Changed) === 0
    )
      continue;
    members.push(m);
    given.push(front1 * back2, front1Changed * back2, front1 * back2Changed, front1Changed * back2Changed);
    given.push(back1 * front2, back1Changed * front2, back1 * front2Changed, back1Changed * front2Changed);
  }
  return { members, given };
}

/** Chance that a child is a copy of one member, but for a mutation. */
function copied({ n, front, frontChanged }: Gifts, member: number, { unit, chance }: MutationModel): number {
  const at = member * (n + 1) + n;
  return unit === 'position'
    ? real(front, at)
    : (1 - chance) * real(front, at) + chance * real(frontChanged, at);
}
