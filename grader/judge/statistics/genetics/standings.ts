import type { Individual } from '../../../../reference/local/genetics.ts';
import { Random } from '../../../../reference/random.ts';
import type { KeepingWay } from '../../../../mistakes/local/taughtKeeping.ts';
import type { Conventions } from '../../../types/exercise.ts';
import { bredAmong, eliteOf, type ElitePlace } from './elite.ts';
import { type Litter, pairs, singles } from './litter.ts';
import { type Order, ORDERS, ordersOf } from './orders.ts';

/** Where all are bred. */
export const NOBODY: KeepingWay = { words: 'nobody carried over', kept: () => 0 };

/** What one mating gives: a child, or two that stand side by side. */
export type Mating = 'child' | 'pair';

/** How a generation is taken to stand. */
export interface Standing {
  readonly mating: Mating;
  readonly order: Order;
  readonly place: ElitePlace;
}

export const matingsOf = ({ twoChildren }: Conventions): readonly Mating[] =>
  twoChildren === 'not' ? ['child'] : ['child', 'pair'];

/** All that are looked at; pairs stand as they were made, and who is carried over before or behind them. */
export function standingsOf(mating: Mating, keep: KeepingWay): Standing[] {
  return ORDERS.filter((order) => mating === 'child' || order === 'made').flatMap((order) => {
    const places: readonly ElitePlace[] =
      order === 'made' && keep !== NOBODY ? ['front', 'back'] : ['anywhere'];
    return places.map((place) => ({ mating, order, place }));
  });
}

/** The children of a generation that were bred, by what one mating gives. */
export interface Litters {
  readonly inOrder: readonly Litter[];
  /** In an order of our own. */
  readonly shuffled: readonly Litter[];
}

/** A generation and the one before it. */
export class Generation {
  readonly parents: readonly Individual[];
  readonly fitness: readonly number[];
  readonly #children: readonly Individual[];
  readonly #orders: ReadonlySet<Order>;
  readonly #seed: number;

  /** `fitness`: that of the parents; `theirs`: that of the children. */
  constructor(
    parents: readonly Individual[],
    fitness: readonly number[],
    children: readonly Individual[],
    theirs: readonly number[],
    seed: number,
  ) {
    this.parents = parents;
    this.fitness = fitness;
    this.#children = children;
    this.#orders = ordersOf(children, theirs);
    this.#seed = seed;
  }

  /** Null where it does not stand like that, and `unknown` where nobody was bred, or nobody can tell who. */
  littersOf({ mating, order, place }: Standing, { kept }: KeepingWay): Litters | 'unknown' | null {
    if (!this.#orders.has(order)) return null;
    const elite = eliteOf(this.parents, this.fitness, kept(this.parents.length));
    const bred = bredAmong(this.#children, elite, place);
    if (bred === null || bred === 'unknown') return bred;
    if (bred.length === 0) return 'unknown';
    if (mating === 'pair') return { inOrder: pairs(bred), shuffled: pairs(bred) };
    const shuffled = Random.seeded(this.#seed).shuffle([...bred]);
    return { inOrder: singles(bred), shuffled: singles(shuffled) };
  }
}
