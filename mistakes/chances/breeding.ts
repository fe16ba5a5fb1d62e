import type { MutationChance } from './mutation.ts';
import type { SelectionWeights } from './selection.ts';

/** What a test of whole generations bets on. */
export type BreedingChance =
  | { readonly selects: SelectionWeights }
  /** Each child comes from a single parent. */
  | { readonly mates: 'one-parent' }
  /** The cuts that it draws from, of the right ones. `rightAtEnd`: right where the end is one of these. */
  | { readonly cuts: (right: readonly number[]) => readonly number[]; readonly rightAtEnd?: true }
  | { readonly mutates: MutationChance }
  /** Parents are crossed every time, whatever the rate. */
  | { readonly crosses: 'always' }
  /** One child of each generation is the fittest parent. */
  | { readonly keeps: 'fittest' }
  /** So many of each generation of `size` are the fittest parents, as they were: any of these. */
  | { survive(size: number): readonly number[] }
  /** Two children of each mating, cut at the same place; a mistake where one is asked for. */
  | { readonly litter: 'two' };
