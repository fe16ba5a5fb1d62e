import {
  firstTwice,
  lastTwice,
  type PositionWeights,
  smallerOfTwo,
  sortShuffle,
} from '../chances/positions.ts';
import type { Reproduction } from '../correct/local/api.ts';
import { knownByChance, type LocalMistake } from './runMistake.ts';

export const POINT = 'From where to where may the cut lie? random.integer includes both ends.';
const TWICE = 'How many draws lead to each cut? One that is put right is a cut more at that place.';

/** Mistakes of a crossover that tests of chances know by the share of each cut. */
export const CUT_SHARES: readonly LocalMistake<Reproduction, PositionWeights>[] = [
  knownByChance({
    id: 'first-cut-twice',
    title: 'A cut at 0 is put to 1',
    words: 'Your crossover cuts after the first position twice as often as elsewhere.',
    hint: TWICE,
    chance: firstTwice,
  }),
  knownByChance({
    id: 'last-cut-twice',
    title: 'A cut at the end is put before it',
    words: 'Your crossover cuts before the last position twice as often as elsewhere.',
    hint: TWICE,
    chance: lastTwice,
  }),
  knownByChance({
    id: 'smaller-of-two-cuts',
    title: 'The smaller of two cuts is taken',
    words: 'Your crossover draws two cuts and takes the smaller one.',
    hint: POINT,
    chance: smallerOfTwo,
  }),
  knownByChance({
    id: 'sort-shuffle',
    title: 'The cuts are shuffled by sorting',
    words: 'Your code shuffles by sorting with a random comparison.',
    hint: 'Sorting with a random comparison does not shuffle evenly: draw one cut with random.integer.',
    chance: sortShuffle,
  }),
];
