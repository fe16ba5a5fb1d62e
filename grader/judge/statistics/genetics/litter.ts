import type { Individual } from '../../../../reference/local/genetics.ts';

/** The children of one mating: one, or two that are crossed alike, the second from what the first has not. */
export type Litter = readonly Individual[];

export const singles = (children: readonly Individual[]): Litter[] => children.map((child) => [child]);

/** Two by two, in their order; the last one of an odd number is alone. */
export const pairs = (children: readonly Individual[]): Litter[] =>
  Array.from({ length: Math.ceil(children.length / 2) }, (_, at) => children.slice(2 * at, 2 * at + 2));
