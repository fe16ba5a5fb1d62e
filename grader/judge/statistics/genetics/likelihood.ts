import { itemAt } from '../../../types/lookup.ts';
import { integer, item, real } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import type { MutationUnit } from '../../../types/exercise.ts';
import type { Crossing } from './crossing.ts';

/** How mutation acts on a child of n positions. */
export interface MutationModel {
  readonly unit: MutationUnit;
  /** Chance that the individual, or each position, changes. */
  readonly chance: number;
  /**
   * Chance that the change is this one, given that there is one: over all positions and values for an
   * individual, over the values of its position otherwise.
   */
  readonly change: (position: number, old: number, value: number) => number;
}

/** How children come about: what the chance of a child is summed over. */
export interface Breeding {
  /** Chance of each member of the population as a parent; they sum to 1. */
  readonly shares: readonly number[];
  readonly crossing: Crossing;
  /** How often a child is a copy of the first instead. */
  readonly uncrossed: number;
  /** Whether both parents are always one and the same individual. */
  readonly oneParent: boolean;
  readonly mutation: MutationModel;
}

export type OneCutBreeding = Breeding & { readonly crossing: { readonly kind: 'one-cut' } };

export const isCutOnce = (breeding: Breeding): breeding is OneCutBreeding =>
  breeding.crossing.kind === 'one-cut';

/**
 * The chance of a child, summed over both parents, the one cut, and the mutation, none of which can be seen.
 *
 * Given the cut, the parents are independent: what one gives to the front and the other to the back
 * factorises. So only sums over the population are needed, for each cut c: of the members that agree with the
 * child in the first c positions (`front`), and in the others (`back`), weighted with their shares; and where
 * one position of the whole individual mutates, of those that agree but for one position, weighted with the
 * chance of that change as well.
 */
export class ChildChances {
  readonly #population: readonly Individual[];
  readonly #n: number;
  #child: Individual = [];
  /** Of each member: its first and second position that differ from the child's, n if there is none … */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  /** … and its last and last but one, −1 if there is none. */
  readonly #last: Int32Array;
  readonly #lastButOne: Int32Array;
  /** The mutation that the rest is of, and its changes. */
  #mutation: MutationModel | null = null;
  #change: MutationModel['change'] | null = null;
  /** The shares that the sums are of. */
  #shares: readonly number[] | null = null;
  #isSummed = false;
  /** Chance of the change at the first and at the last position that differ. */
  readonly #firstChange: Float64Array;
  readonly #lastChange: Float64Array;
  /**
   * Where each position mutates by itself: chance of the first c positions, and of the others, at member · (n
   * + 1) + c.
   */
  readonly #fronts: Float64Array;
  readonly #backs: Float64Array;
  /** Sums over the members for each cut. */
  readonly #front: Float64Array;
  readonly #back: Float64Array;
  readonly #frontChanged: Float64Array;
  readonly #backChanged: Float64Array;

  /** Individuals of `population` are of one length. */
  constructor(population: readonly Individual[]) {
    this.#population = population;
    const size = population.length;
    const n = population[0]?.length ?? 0;
    this.#n = n;
    const whole = (): Int32Array => new Int32Array(size);
    const real = (length: number): Float64Array => new Float64Array(length);
    [this.#first, this.#second, this.#last, this.#lastButOne] = [whole(), whole(), whole(), whole()];
    [this.#firstChange, this.#lastChange] = [real(size), real(size)];
    [this.#fronts, this.#backs] = [real(size * (n + 1)), real(size * (n + 1))];
    [this.#front, this.#back, this.#frontChanged, this.#backChanged] = [
      real(n + 1),
      real(n + 1),
      real(n + 1),
      real(n + 1),
    ];
  }

  /** The child that is asked about from here on. */
  compare(child: Individual): void {
    const n = this.#n;
    this.#child = child;
    this.#mutation = null;
    this.#change = null;
    this.#shares = null;
    for (let m = 0; m < this.#population.length; m += 1) {
      const parent = itemAt(this.#population, m);
      let first = 0;
      while (first < n && parent[first] === child[first]) first += 1;
      let second = Math.min(n, first + 1);
      while (second < n && parent[second] === child[second]) second += 1;
      let last = n - 1;
      while (last >= 0 && parent[last] === child[last]) last -= 1;
      let lastButOne = Math.max(-1, last - 1);
      while (lastButOne >= 0 && parent[lastButOne] === child[lastButOne]) lastButOne -= 1;
      this.#first[m] = first;
      this.#second[m] = second;
      this.#last[m] = last;
      this.#lastButOne[m] = lastButOne;
    }
  }

  /** For parents that are cut once. */
  of(breeding: OneCutBreeding): number {
    const {
      mutation,
      crossing: { cuts },
      shares,
    } = breeding;
    if (mutation !== this.#mutation) this.#mutate(mutation);
    const isEach = mutation.unit === 'position';
    if (breeding.oneParent) return this.#ofOneParent(breeding, isEach);
    if (!this.#isSummed || shares !== this.#shares) {
      if (isEach) this.#sumEach(shares);
      else this.#sumWhole(shares);
      this.#shares = shares;
      this.#isSummed = true;
    }
    let total = 0;
    for (const cut of cuts) total += this.#ofCut(cut, mutation);
    const crossed = total / cuts.length;
    const { uncrossed } = breeding;
    return uncrossed === 0 ? crossed : (1 - uncrossed) * crossed + uncrossed * this.#ofCut(this.#n, mutation);
  }

  #ofCut(cut: number, { unit, chance }: MutationModel): number {
    const f = real(this.#front, cut);
    const b = real(this.#back, cut);
    return unit === 'position'
      ? f * b
      : (1 - chance) * f * b +
          chance * (real(this.#frontChanged, cut) * b + f * real(this.#backChanged, cut));
  }

  #ofOneParent({ shares, mutation: { chance } }: Breeding, isEach: boolean): number {
    const n = this.#n;
    let total = 0;
    for (let m = 0; m < shares.length; m += 1) {
      if (isEach) total += item(shares, m) * real(this.#fronts, m * (n + 1) + n);
      else if (this.#first[m] === n) total += item(shares, m) * (1 - chance);
      else if (this.#second[m] === n) total += item(shares, m) * chance * real(this.#firstChange, m);
    }
    return total;
  }

  /**
   * Most mistakes about mutation change only how often it happens, which the sums over a whole individual do
   * not hold.
   */
  #mutate(mutation: MutationModel): void {
    const isSameChange =
      mutation.unit === 'individual' &&
      this.#mutation?.unit === 'individual' &&
      mutation.change === this.#change;
    this.#mutation = mutation;
    if (isSameChange) return;
    this.#change = mutation.change;
    this.#isSummed = false;
    if (mutation.unit === 'position') {
      this.#mutateEach(mutation);
      return;
    }
    const child = this.#child;
    for (let m = 0; m < this.#population.length; m += 1) {
      const parent = itemAt(this.#population, m);
      const first = integer(this.#first, m);
      const last = integer(this.#last, m);
      const isSame = last < 0;
      this.#firstChange[m] = isSame ? 0 : mutation.change(first, item(parent, first), item(child, first));
      this.#lastChange[m] = isSame
        ? 0
        : first === last
          ? real(this.#firstChange, m)
          : mutation.change(last, item(parent, last), item(child, last));
    }
  }

  #mutateEach({ chance, change }: MutationModel): void {
    const n = this.#n;
    const child = this.#child;
    for (let m = 0; m < this.#population.length; m += 1) {
      const parent = itemAt(this.#population, m);
      const base = m * (n + 1);
      const become = (i: number): number =>
        parent[i] === child[i] ? 1 - chance : chance * change(i, item(parent, i), item(child, i));
      this.#fronts[base] = 1;
      for (let i = 0; i < n; i += 1) this.#fronts[base + i + 1] = real(this.#fronts, base + i) * become(i);
      this.#backs[base + n] = 1;
      for (let i = n - 1; i >= 0; i -= 1) this.#backs[base + i] = real(this.#backs, base + i + 1) * become(i);
    }
  }

  #sumEach(shares: readonly number[]): void {
    const n = this.#n;
    this.#front.fill(0);
    this.#back.fill(0);
    for (let m = 0, at = 0; m < shares.length; m += 1) {
      const share = shares[m]!;
      for (let cut = 0; cut <= n; cut += 1, at += 1) {
        this.#front[cut]! += share * this.#fronts[at]!;
        this.#back[cut]! += share * this.#backs[at]!;
      }
    }
  }

  /** Only additions, so that what cannot be is exactly 0. */
  #sumWhole(shares: readonly number[]): void {
    const n = this.#n;
    const front = this.#front.fill(0);
    const back = this.#back.fill(0);
    const frontChanged = this.#frontChanged.fill(0);
    const backChanged = this.#backChanged.fill(0);
    for (let m = 0; m < shares.length; m += 1) {
      const share = shares[m]!;
      const first = this.#first[m]!;
      const last = this.#last[m]!;
      front[first]! += share;
      back[last + 1]! += share;
      const ofFirst = share * this.#firstChange[m]!;
      for (let cut = first + 1; cut <= this.#second[m]!; cut += 1) frontChanged[cut]! += ofFirst;
      const ofLast = share * this.#lastChange[m]!;
      for (let cut = this.#lastButOne[m]! + 1; cut <= last; cut += 1) backChanged[cut]! += ofLast;
    }
    // A member that agrees in the first c positions does so in fewer.
    for (let cut = n - 1; cut >= 0; cut -= 1) front[cut]! += front[cut + 1]!;
    for (let cut = 1; cut <= n; cut += 1) back[cut]! += back[cut - 1]!;
  }
}
