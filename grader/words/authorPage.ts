import { count, grouped } from './numbers.ts';
import { sentence } from './sentence.ts';

/** What the page on which trees are drawn says to authors. */
export const AUTHOR_WORDS = {
  tree: 'the tree',
  drawn: (seed: number) => `Tree ${seed}`,
  weighing: 'Weighing …',
  /** How many of the known mistakes with an algorithm a tree tells from right. */
  summary: (algorithm: string, caught: number, of: number) =>
    `As a case of ${algorithm}, this tree catches ${caught} of ${count(of, 'known mistake')}.`,
  convention: 'Strict and non-strict cuts evaluate different leaves: say which is meant, or accept both.',
  ties: 'More than one action is best.',
  childOrder: 'Going through the children in another order evaluates other leaves.',
  nothing: 'The answer hangs on no convention, no order and no tie.',
  lists: {
    caught: 'Caught in every form',
    partly: 'Caught in its usual form, but not in all',
    survives: 'Not caught',
  },
  head: (title: string, number: number) => `${title} (${number})`,
  refused: (lines: readonly string[]) => `${lines.map(sentence).join('. ')}.`,
  tooLarge: (nodes: number, most: number) =>
    `a tree of ${grouped(nodes)} nodes is not weighed here, where ${grouped(most)} are the most: use ` +
    'cutoff adequacy',
  lowestFirst: 'the lowest value has to be at most the highest',
  tooMany: (most: number) => `so many children at so many plies make more than ${most} leaves`,
} as const;
