import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt } from '../../../types/lookup.ts';
import { ChildLook, type Likeness, OTHER, SAME } from './childLook.ts';
import type { Litter } from './litter.ts';

/** A member that can have been a parent of a litter, by what it has in common with each child. */
export interface Giver {
  readonly member: number;
  readonly rest: Likeness;
  readonly piece: Likeness;
  /** With the second child; alike where there is none. */
  readonly otherRest: Likeness;
  readonly otherPiece: Likeness;
}

/** The litter of a mating beside a population: who can have given what, for each piece; few can. */
export class LitterLook {
  readonly litter: Litter;
  readonly #children: readonly ChildLook[];
  readonly #size: number;
  readonly #givers = new Map<number, readonly Giver[]>();

  constructor(litter: Litter, children: readonly ChildLook[], size: number) {
    this.litter = litter;
    this.#children = children;
    this.#size = size;
  }

  /** Nobody where no two of them make the litter with this piece. */
  giversOf(from: number, to: number): readonly Giver[] {
    const key = from * (itemAt(this.litter, 0).length + 1) + to;
    const known = this.#givers.get(key);
    if (known !== undefined) return known;
    const givers = this.#look(from, to);
    this.#givers.set(key, givers);
    return givers;
  }

  #look(from: number, to: number): readonly Giver[] {
    const [one, two] = this.#children;
    if (one === undefined) return [];
    const givers: Giver[] = [];
    let [canBeX, canBeY] = [false, false];
    for (let member = 0; member < this.#size; member += 1) {
      const rest = one.rest(member, from, to);
      const piece = one.piece(member, from, to);
      if (rest === OTHER && piece === OTHER) continue;
      const otherRest = two === undefined ? SAME : two.rest(member, from, to);
      const otherPiece = two === undefined ? SAME : two.piece(member, from, to);
      const isX = rest !== OTHER && otherPiece !== OTHER;
      const isY = piece !== OTHER && otherRest !== OTHER;
      if (!isX && !isY) continue;
      canBeX ||= isX;
      canBeY ||= isY;
      givers.push({ member, rest, piece, otherRest, otherPiece });
    }
    return canBeX && canBeY ? givers : [];
  }
}

/** Remembers what was looked at, for one population. */
export class Looks {
  readonly #population: readonly Individual[];
  readonly #children = new Map<string, ChildLook>();
  readonly #litters = new Map<string, LitterLook>();

  constructor(population: readonly Individual[]) {
    this.#population = population;
  }

  at(litter: Litter): LitterLook {
    const key = litter.join(';');
    const known = this.#litters.get(key);
    if (known !== undefined) return known;
    const look = new LitterLook(
      litter,
      litter.map((child) => this.#child(child)),
      this.#population.length,
    );
    this.#litters.set(key, look);
    return look;
  }

  #child(child: Individual): ChildLook {
    const key = child.join();
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const look = new ChildLook(this.#population, child);
    this.#children.set(key, look);
    return look;
  }
}
