import type { Individual } from '../../../../reference/local/genetics.ts';
import { item } from '../elements.ts';
import { itemAt } from '../../../types/lookup.ts';

/** How the children of a generation stand: as they were made, or sorted in either direction. */
export const ORDERS = ['made', 'fitness', 'numbers'] as const;
export type Order = (typeof ORDERS)[number];

/** The orders in which children may stand: that in which they were made can be any. */
export function ordersOf(children: readonly Individual[], fitness: readonly number[]): ReadonlySet<Order> {
  const later = children.slice(1);
  const byFitness = later.map((_, at) => item(fitness, at + 1) - item(fitness, at));
  const byNumbers = later.map((child, at) => differenceOf(itemAt(children, at), child));
  return new Set<Order>([
    'made',
    ...(isOneWay(byFitness) ? (['fitness'] as const) : []),
    ...(isOneWay(byNumbers) ? (['numbers'] as const) : []),
  ]);
}

const isOneWay = (steps: readonly number[]): boolean =>
  steps.every((step) => step >= 0) || steps.every((step) => step <= 0);

/** By how much the second is higher at the first number in which they differ. */
function differenceOf(one: Individual, other: Individual): number {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at < 0 ? 0 : item(other, at) - item(one, at);
}
