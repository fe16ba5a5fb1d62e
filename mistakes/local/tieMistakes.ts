import type { MoveChance } from '../chances/moves.ts';
import {
  first,
  halfEnds,
  insertionShuffle,
  last,
  laterReplaces,
  neverFirst,
  neverLast,
  smallerOfTwo,
  sortShuffle,
} from '../chances/positions.ts';
import type { Search } from '../correct/local/api.ts';
import { climbing } from '../skeletons/climbing.ts';
import { inSkeleton, knownByChance, type LocalMistake } from './runMistake.ts';

const climbingMistake = inSkeleton(climbing);

const TIES = 'When several neighbours are best, each of them should be as likely as the others.';

/** Mistakes of steepest ascent about which of equally good neighbours is taken. */
export const TIE_MISTAKES: readonly LocalMistake<Search, MoveChance>[] = [
  climbingMistake({
    id: 'first-tie',
    title: 'The first of the best is always taken',
    words: 'Among equally good neighbours your search always takes the first.',
    hint: TIES,
    replaces: { tie: (_random, best) => best[0]! },
    chance: { byPlace: first },
  }),
  climbingMistake({
    id: 'last-tie',
    title: 'The last of the best is always taken',
    words: 'Among equally good neighbours your search always takes the last.',
    hint: TIES,
    replaces: { tie: (_random, best) => best.at(-1)! },
    chance: { byPlace: last },
  }),
  climbingMistake({
    id: 'never-last-tie',
    title: 'The last of the best is never taken',
    words: 'Your search never takes the last of several best neighbours.',
    hint: TIES,
    replaces: { tie: (random, best) => best[random.integer(0, Math.max(0, best.length - 2))]! },
    chance: { byPlace: neverLast },
  }),
  climbingMistake({
    id: 'never-first-tie',
    title: 'The first of the best is never taken',
    words: 'Your search never takes the first of several best neighbours.',
    hint: TIES,
    replaces: { tie: (random, best) => best[best.length === 1 ? 0 : random.integer(1, best.length - 1)]! },
    chance: { byPlace: neverFirst },
  }),
  climbingMistake({
    id: 'rounded-tie',
    title: 'The index is rounded, so that both ends are half as likely',
    words: 'Your search draws the first and the last of the best half as often as the others.',
    hint: TIES,
    replaces: { tie: (random, best) => best[Math.round(random.number() * (best.length - 1))]! },
    chance: { byPlace: halfEnds },
  }),
  knownByChance({
    id: 'smaller-of-two-draws',
    title: 'The smaller of two draws is taken',
    words: 'Your code draws two positions and keeps the smaller one.',
    hint: TIES,
    chance: { byPlace: smallerOfTwo },
  }),
  climbingMistake({
    id: 'sorted-tie',
    title: 'Ties are shuffled by sorting',
    words: 'Your search shuffles by sorting with a random comparison, which is not even.',
    hint: TIES,
    replaces: { tie: (random, best) => [...best].sort(() => random.number() - 0.5)[0]! },
    chance: { byPlace: sortShuffle },
  }),
  knownByChance({
    id: 'insertion-sorted-tie',
    title: 'Ties are broken by an insertion sort with a random comparison',
    words: 'Your search shuffles by sorting with a random comparison, which is not even.',
    hint: TIES,
    chance: { byPlace: insertionShuffle },
    drawsLike: 'sorted-tie',
  }),
  climbingMistake({
    id: 'replaces-half',
    title: 'Each later tie replaces the one before with probability ½',
    words: 'Your search prefers the later ones of several best neighbours.',
    hint: TIES,
    replaces: { tie: (random, best) => best.reduce((kept, next) => (random.number() < 0.5 ? next : kept)) },
    chance: { byPlace: laterReplaces },
  }),
];
