import { itemAt } from '../../../types/lookup.ts';
import { item } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { type Likeness, OTHER, SAME } from './childLook.ts';
import { type Gifts, giftsOf, pieceGiven } from './gifts.ts';
import type { Breeding, MutationModel } from './likelihood.ts';
import { type LitterLook, Looks } from './litterLook.ts';
import type { Litter } from './litter.ts';

/**
 * The chance of a litter where y gives a piece to the first child and x the rest, and the other way round to
 * the second, if there is one; each child mutates by itself. It is summed over x, y, the piece and the
 * mutations, none of which can be seen. Given the piece, what x gives and what y gives factorise.
 */
export class PieceChances {
  readonly #population: readonly Individual[];
  readonly #looks: Looks;
  #litter: Litter = [];
  #look: LitterLook | null = null;
  /** Where each position mutates by itself. */
  #gifts: Gifts[] = [];
  #giftsOf: MutationModel | null = null;

  constructor(population: readonly Individual[]) {
    this.#population = population;
    this.#looks = new Looks(population);
  }

  compare(litter: Litter): void {
    this.#litter = litter;
    this.#look = null;
    this.#giftsOf = null;
  }

  /** Not for parents that give each position by itself, but if they never do. */
  of(breeding: Breeding): number {
    const n = itemAt(this.#litter, 0).length;
    const { mutation, shares, oneParent, uncrossed } = breeding;
    if (oneParent) {
      const whole = { ...breeding, uncrossed: 1, oneParent: false };
      return shares.reduce(
        (sum, share, m) => sum + (share > 0 ? share * this.of({ ...whole, shares: only(m, shares) }) : 0),
        0,
      );
    }
    const crossed = uncrossed === 1 ? 0 : (1 - uncrossed) * this.#ofCrossed(breeding, n);
    return uncrossed === 0 ? crossed : crossed + uncrossed * this.#ofPiece(n, n, shares, mutation);
  }

  #ofCrossed({ crossing, shares, mutation }: Breeding, n: number): number {
    let total = 0;
    if (crossing.kind === 'one-cut') {
      for (const cut of crossing.cuts) total += this.#ofPiece(cut, n, shares, mutation);
      return total / crossing.cuts.length;
    }
    if (crossing.kind === 'two-cuts')
      for (const { from, to, weight } of crossing.pieces)
        total += weight * this.#ofPiece(from, to, shares, mutation);
    return total;
  }

  #ofPiece(from: number, to: number, shares: readonly number[], mutation: MutationModel): number {
    return mutation.unit === 'position'
      ? this.#ofEach(from, to, shares, mutation)
      : this.#ofWhole(from, to, shares, mutation);
  }

  /** Where one position of a child mutates, or none. */
  #ofWhole(from: number, to: number, shares: readonly number[], { chance, change }: MutationModel): number {
    this.#look ??= this.#looks.at(this.#litter);
    const givers = this.#look.giversOf(from, to);
    if (givers.length === 0) return 0;
    const [one, two = one] = this.#litter as readonly [Individual, Individual?];
    let [x, x1, x2, x12] = [0, 0, 0, 0];
    let [y, y1, y2, y12] = [0, 0, 0, 0];
    for (const { member, rest, piece, otherRest, otherPiece } of givers) {
      const share = item(shares, member);
      const parent = itemAt(this.#population, member);
      if (rest !== OTHER && otherPiece !== OTHER) {
        const given = share * moved(parent, one, rest, change) * moved(parent, two, otherPiece, change);
        if (rest === SAME && otherPiece === SAME) x += given;
        else if (otherPiece === SAME) x1 += given;
        else if (rest === SAME) x2 += given;
        else x12 += given;
      }
      if (piece !== OTHER && otherRest !== OTHER) {
        const given = share * moved(parent, one, piece, change) * moved(parent, two, otherRest, change);
        if (piece === SAME && otherRest === SAME) y += given;
        else if (otherRest === SAME) y1 += given;
        else if (piece === SAME) y2 += given;
        else y12 += given;
      }
    }
    const same = 1 - chance;
    if (this.#litter.length === 1) return same * x * y + chance * (x1 * y + x * y1);
    return (
      same * same * x * y +
      same * chance * (x1 * y + x * y1 + x2 * y + x * y2) +
      chance * chance * (x12 * y + x1 * y2 + x2 * y1 + x * y12)
    );
  }

  /** Where each position mutates by itself. */
  #ofEach(from: number, to: number, shares: readonly number[], mutation: MutationModel): number {
    if (this.#giftsOf !== mutation)
      this.#gifts = this.#litter.map((child, at) =>
        giftsOf(this.#population, child, mutation, this.#gifts[at]),
      );
    this.#giftsOf = mutation;
    let [x, y] = [0, 0];
    for (let m = 0; m < this.#population.length; m += 1) {
      let [asX, asY] = [item(shares, m), item(shares, m)];
      for (const [at, gifts] of this.#gifts.entries()) {
        const [rest, piece] = pieceGiven(gifts, m, from, to);
        asX *= at === 0 ? rest : piece;
        asY *= at === 0 ? piece : rest;
      }
      x += asX;
      y += asY;
    }
    return x * y;
  }
}

/** The chance of the one change that is needed; 1 where there is none. */
const moved = (
  parent: Individual,
  child: Individual,
  at: Likeness,
  change: MutationModel['change'],
): number => (at === SAME ? 1 : change(at, item(parent, at), item(child, at)));

/** All of the shares for one member, as it is its own mate. */
const only = (member: number, shares: readonly number[]): number[] =>
  shares.map((_, m) => Number(m === member));
