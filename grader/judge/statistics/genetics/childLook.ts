import { itemAt } from '../../../types/lookup.ts';
import { integer } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';

/** How some positions of a member compare with a child's: `SAME`, the only one that differs, or `OTHER`. */
export type Likeness = number;
export const SAME: Likeness = -1;
export const OTHER: Likeness = -2;

/** A child beside each member of a population, piece by piece. */
export class ChildLook {
  readonly child: Individual;
  readonly #n: number;
  readonly #size: number;
  /** Of member m: the first position from i on that differs, at m · (n + 2) + i; n if there is none. */
  readonly #next: Int32Array;
  /** By member and piece; 0 is not looked at yet, else what there is plus 3. */
  readonly #pieces: Int32Array;
  readonly #rests: Int32Array;

  constructor(population: readonly Individual[], child: Individual) {
    const [n, size] = [child.length, population.length];
    this.child = child;
    this.#n = n;
    this.#size = size;
    this.#next = new Int32Array(size * (n + 2)).fill(n);
    this.#pieces = new Int32Array(size * (n + 1) * (n + 1));
    this.#rests = new Int32Array(size * (n + 1) * (n + 1));
    for (let m = 0; m < size; m += 1) {
      const parent = itemAt(population, m);
      for (let i = n - 1, at = m * (n + 2) + i; i >= 0; i -= 1, at -= 1)
        this.#next[at] = parent[i] === child[i] ? integer(this.#next, at + 1) : i;
    }
  }

  /** Of positions `from` to `to`, the last not among them. */
  piece(member: number, from: number, to: number): Likeness {
    const at = this.#at(member, from, to);
    if (this.#pieces[at] === 0) this.#pieces[at] = this.#within(member, from, to) + 3;
    return integer(this.#pieces, at) - 3;
  }

  /** Of all other positions. */
  rest(member: number, from: number, to: number): Likeness {
    const at = this.#at(member, from, to);
    if (this.#rests[at] === 0) this.#rests[at] = this.#outside(member, from, to) + 3;
    return integer(this.#rests, at) - 3;
  }

  #at(member: number, from: number, to: number): number {
    return (from * (this.#n + 1) + to) * this.#size + member;
  }

  #outside(member: number, from: number, to: number): Likeness {
    const front = this.#within(member, 0, from);
    if (front === OTHER) return OTHER;
    const back = this.#within(member, to, this.#n);
    return front === SAME ? back : back === SAME ? front : OTHER;
  }

  #within(member: number, from: number, to: number): Likeness {
    const base = member * (this.#n + 2);
    const first = integer(this.#next, base + from);
    if (first >= to) return SAME;
    return integer(this.#next, base + first + 1) >= to ? first : OTHER;
  }
}
