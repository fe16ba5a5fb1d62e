import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt } from '../../../types/lookup.ts';
import { add, item } from '../elements.ts';
import { type Breeding, placesOf } from './likelihood.ts';
import type { Hidden } from '../succession/hiddenChoice.ts';
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

const KINDS = ['cut', 'x', 'y', 'position', 'value', 'step'] as const;

/**
 * What children of a population can have come from, where one position of the whole individual mutates, and
 * to another value. Each answer is summed over all that it leaves open, as in `ChildChances`.
 */
export class OriginsOf {
  readonly #population: readonly Individual[];
  readonly #breeding: Breeding;
  readonly #setting: Setting;
  readonly #before: Readonly<Record<(typeof KINDS)[number], Float64Array>>;

  constructor(population: readonly Individual[], breeding: Breeding, setting: Setting) {
    this.#population = population;
    this.#breeding = breeding;
    this.#setting = setting;
    this.#before = priorOf(population, breeding, setting);
  }

  /** Null for a child that cannot be. */
  of(child: Individual): Origins | null {
    const { n, values } = this.#setting;
    const { shares, mutation } = this.#breeding;
    const size = this.#population.length;
    const now = { ...this.#before };
    for (const kind of KINDS) now[kind] = new Float64Array(this.#before[kind].length);
    for (const [at, { cut, share: often }] of placesOf(this.#breeding, n).entries()) {
      const each = (mutation.chance / (n * (values - 1))) * often;
      const kept = (1 - mutation.chance) * often;
      const front = this.#matches(child, 0, cut);
      const back = this.#matches(child, cut, n);
      const [f, b] = [sumOf(front, shares, SAME), sumOf(back, shares, SAME)];
      let whole = kept * f * b;
      const unchanged = whole;
      for (let m = 0; m < size; m += 1) {
        const share = item(shares, m);
        const [inFront, inBack] = [item(front, m), item(back, m)];
        if (inFront === SAME) {
          const chance = share * (kept * b + each * sumOf(back, shares, null));
          add(now.x, m, chance);
        } else if (inFront >= 0) {
          const chance = share * each * b;
          add(now.x, m, chance);
          whole += chance;
          this.#mutated(now, child, m, inFront, chance);
        }
        if (inBack === SAME) add(now.y, m, share * (kept * f + each * sumOf(front, shares, null)));
        else if (inBack >= 0) {
          const chance = share * each * f;
          add(now.y, m, chance);
          whole += chance;
          this.#mutated(now, child, m, inBack, chance);
        }
      }
      add(now.cut, at, whole);
      for (const kind of ['position', 'value', 'step'] as const) add(now[kind], 0, unchanged);
    }
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

  /** Of each member, in positions `from` to `to`: `SAME`, the only one that differs, or `OTHER`. */
  #matches(child: Individual, from: number, to: number): number[] {
    return this.#population.map((parent) => {
      let only = SAME;
      for (let i = from; i < to; i += 1) {
        if (parent[i] === child[i]) continue;
        if (only !== SAME) return OTHER;
        only = i;
      }
      return only;
    });
  }

  #mutated(
    now: Readonly<Record<'position' | 'value' | 'step', Float64Array>>,
    child: Individual,
    member: number,
    position: number,
    chance: number,
  ): void {
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

const SAME = -1;
const OTHER = -2;

/** The shares of members that match; with `null`, of those that differ in one position. */
function sumOf(matches: readonly number[], shares: readonly number[], what: typeof SAME | null): number {
  let sum = 0;
  for (let m = 0; m < matches.length; m += 1)
    if (what === SAME ? matches[m] === SAME : item(matches, m) >= 0) sum += item(shares, m);
  return sum;
}

function priorOf(
  population: readonly Individual[],
  breeding: Breeding,
  { n, values }: Setting,
): Readonly<Record<(typeof KINDS)[number], Float64Array>> {
  const {
    shares,
    mutation: { chance },
  } = breeding;
  const changed = (options: number): Float64Array =>
    Float64Array.from({ length: options + 1 }, (_, at) => (at === 0 ? 1 - chance : chance / options));
  const value = new Float64Array(values + 1);
  value[0] = 1 - chance;
  for (const [m, parent] of population.entries()) {
    for (let position = 0; position < n; position += 1) {
      const old = parent[position];
      const each = (item(shares, m) * chance) / (n * (values - 1));
      for (let to = 0; to < values; to += 1) if (to !== old) add(value, 1 + to, each);
    }
  }
  const parents = Float64Array.from(shares);
  return {
    cut: Float64Array.from(placesOf(breeding, n), ({ share }) => share),
    x: parents,
    y: parents,
    position: changed(n),
    value,
    step: changed(values - 1),
  };
}
