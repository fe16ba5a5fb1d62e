import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt } from '../../../types/lookup.ts';
import { add, item } from '../elements.ts';
import { ChildLook, SAME } from './childLook.ts';
import type { Piece } from './crossoverWays.ts';
import type { Breeding } from './likelihood.ts';
import type { Hidden } from '../succession/hiddenChoice.ts';
import { type Chances, cutOptions, KINDS, priorOf } from './originsBefore.ts';
import type { Setting } from './setting.ts';

/** What a child can have come from, each by itself. In `position`, `value` and `step`, option 0 is none. */
export interface Origins {
  readonly cut: Hidden;
  /** By the places of the parents in the population. */
  readonly x: Hidden;
  readonly y: Hidden;
  /** Whether it mutated. */
  readonly mutates: Hidden;
  readonly position: Hidden;
  /** The value that mutation gave, and how far it is from the old one, in a circle. */
  readonly value: Hidden;
  readonly step: Hidden;
}

/**
 * What children of a population can have come from, where one position of the whole individual mutates, and
 * to another value. Each answer is summed over all that it leaves open, as in `ChildChances`.
 */
export class OriginsOf {
  readonly #population: readonly Individual[];
  readonly #breeding: Breeding;
  readonly #setting: Setting;
  readonly #before: Chances;

  constructor(population: readonly Individual[], breeding: Breeding, setting: Setting) {
    this.#population = population;
    this.#breeding = breeding;
    this.#setting = setting;
    this.#before = priorOf(population, breeding, setting);
  }

  /** Null for a child that cannot be. */
  of(child: Individual): Origins | null {
    const { n } = this.#setting;
    const now = { ...this.#before };
    for (const kind of KINDS) now[kind] = new Float64Array(this.#before[kind].length);
    const look = new ChildLook(this.#population, child);
    const isEach = this.#breeding.crossing.kind === 'each-position';
    if (isEach) this.#addPairs(now, child);
    for (const [at, piece] of cutOptions(this.#breeding, n).entries())
      if (!isEach || at > 0) this.#addPiece(now, look, at, piece);
    const total = now.cut.reduce((a, p) => a + p, 0);
    if (!(total > 0)) return null;
    const hidden = (kind: (typeof KINDS)[number]): Hidden => ({
      before: this.#before[kind],
      now: now[kind].map((p) => p / total),
    });
    const position = hidden('position');
    return {
      cut: hidden('cut'),
      x: hidden('x'),
      y: hidden('y'),
      mutates: { before: noAndYes(this.#before.position), now: noAndYes(position.now) },
      position,
      value: hidden('value'),
      step: hidden('step'),
    };
  }

  /** Ways to a child whose piece is option `at` of the cut. */
  #addPiece(now: Chances, look: ChildLook, at: number, { from, to, weight }: Piece): void {
    const { child } = look;
    const { n, values } = this.#setting;
    const { shares, mutation } = this.#breeding;
    const each = (mutation.chance / (n * (values - 1))) * weight;
    const kept = (1 - mutation.chance) * weight;
    const rest = this.#population.map((_, m) => look.rest(m, from, to));
    const piece = this.#population.map((_, m) => look.piece(m, from, to));
    const [r, p] = [sumOf(rest, shares, SAME), sumOf(piece, shares, SAME)];
    let whole = kept * r * p;
    for (const kind of ['position', 'value', 'step'] as const) add(now[kind], 0, whole);
    for (let m = 0; m < this.#population.length; m += 1) {
      const share = item(shares, m);
      const [inRest, inPiece] = [item(rest, m), item(piece, m)];
      if (inRest === SAME) add(now.x, m, share * (kept * p + each * sumOf(piece, shares, null)));
      else if (inRest >= 0) {
        const chance = share * each * p;
        add(now.x, m, chance);
        whole += chance;
        this.#mutated(now, child, m, inRest, chance);
      }
      if (inPiece === SAME) add(now.y, m, share * (kept * r + each * sumOf(rest, shares, null)));
      else if (inPiece >= 0) {
        const chance = share * each * r;
        add(now.y, m, chance);
        whole += chance;
        this.#mutated(now, child, m, inPiece, chance);
      }
    }
    add(now.cut, at, whole);
  }

  /** Ways to a child each of whose positions is from either parent. */
  #addPairs(now: Chances, child: Individual): void {
    const { n, values } = this.#setting;
    const { shares, mutation, uncrossed } = this.#breeding;
    const each = mutation.chance / (n * (values - 1));
    const given = (x: Individual, y: Individual, i: number): number =>
      (Number(x[i] === child[i]) + Number(y[i] === child[i])) / 2;
    for (const [mx, x] of this.#population.entries()) {
      for (const [my, y] of this.#population.entries()) {
        const wrong = child.flatMap((_, i) => (given(x, y, i) === 0 ? [i] : []));
        if (wrong.length > 1) continue;
        const both = item(shares, mx) * item(shares, my) * (1 - uncrossed);
        const others = child.reduce((product, _, i) => product * (given(x, y, i) || 1), both);
        const unchanged = wrong.length > 0 ? 0 : (1 - mutation.chance) * others;
        let whole = unchanged;
        for (const i of wrong.length > 0 ? wrong : child.keys()) {
          for (const [m, parent] of [[mx, x] as const, [my, y] as const]) {
            if (parent[i] === child[i]) continue;
            const chance = (each * others) / (given(x, y, i) || 1) / 2;
            whole += chance;
            this.#mutated(now, child, m, i, chance);
          }
        }
        for (const kind of ['position', 'value', 'step'] as const) add(now[kind], 0, unchanged);
        add(now.x, mx, whole);
        add(now.y, my, whole);
        add(now.cut, 0, whole);
      }
    }
  }

  #mutated(now: Chances, child: Individual, member: number, position: number, chance: number): void {
    const { values } = this.#setting;
    const [old, value] = [item(itemAt(this.#population, member), position), item(child, position)];
    add(now.position, 1 + position, chance);
    add(now.value, 1 + value, chance);
    add(now.step, (((value - old) % values) + values) % values, chance);
  }
}

const noAndYes = (chances: Float64Array): Float64Array =>
  Float64Array.of(
    chances[0] ?? 0,
    chances.subarray(1).reduce((a, b) => a + b, 0),
  );

/** The shares of members that match; with `null`, of those that differ in one position. */
function sumOf(matches: readonly number[], shares: readonly number[], what: typeof SAME | null): number {
  let sum = 0;
  for (let m = 0; m < matches.length; m += 1)
    if (what === SAME ? matches[m] === SAME : item(matches, m) >= 0) sum += item(shares, m);
  return sum;
}
