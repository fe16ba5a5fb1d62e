import {
  first,
  firstHalf,
  halfEnds,
  last,
  middle,
  neverFirst,
  neverLast,
  type PositionWeights,
} from '../chances/positions.ts';
import type { Reproduction } from '../correct/local/api.ts';
import { crossing, joined } from '../skeletons/reproduction.ts';
import { CUT_SHARES, POINT } from './cutShares.ts';
import { type LocalMistake, inSkeleton, knownByChance } from './runMistake.ts';

const reproductionMistake = inSkeleton(crossing);

const ONE_CUT = 'The handout asks for one cut. How often does a child change from one parent to the other?';

export const REPRODUCE_MISTAKES: readonly LocalMistake<Reproduction, PositionWeights>[] = [
  reproductionMistake({
    id: 'cut-at-0',
    title: 'The cut may be at 0',
    words: 'Your crossover sometimes copies the second parent: it cuts at 0, too.',
    hint: `The handout asks for cuts from 1. ${POINT}`,
    replaces: { cut: (n, random) => random.integer(0, n - 1) },
  }),
  reproductionMistake({
    id: 'cut-at-n',
    title: 'The cut may be at n',
    words: 'Your crossover sometimes copies the first parent.',
    hint: POINT,
    replaces: { cut: (n, random) => random.integer(1, n) },
  }),
  reproductionMistake({
    id: 'cut-anywhere',
    title: 'The cut may be at both ends',
    words:
      'Your crossover sometimes copies a parent: it also cuts before the first or after the last position.',
    hint: POINT,
    replaces: { cut: (n, random) => random.integer(0, n) },
  }),
  reproductionMistake({
    id: 'parents-by-coin',
    title: 'A coin decides which parent comes first',
    words: 'Your child begins with the second parent half of the time.',
    hint: 'Which parent gives the front?',
    replaces: {
      parents: (x, y, random) => (random.number() < 0.5 ? [y, x] : [x, y]),
    },
  }),
  knownByChance({
    id: 'always-first-cut',
    title: 'The first cut is always taken',
    words: 'Your crossover always cuts at the first possible place.',
    hint: POINT,
    chance: first,
  }),
  knownByChance({
    id: 'always-last-cut',
    title: 'The last cut is always taken',
    words: 'Your crossover always cuts at the last possible place.',
    hint: POINT,
    chance: last,
  }),
  reproductionMistake({
    id: 'never-last-cut',
    title: 'The last cut is never made',
    words: 'Your crossover never cuts before the last position.',
    hint: POINT,
    replaces: { cut: (n, random) => random.integer(1, n - 2) },
    chance: neverLast,
  }),
  reproductionMistake({
    id: 'never-first-cut',
    title: 'The first cut is never made',
    words: 'Your crossover never cuts after the first position.',
    hint: POINT,
    replaces: { cut: (n, random) => random.integer(2, n - 1) },
    chance: neverFirst,
  }),
  reproductionMistake({
    id: 'middle',
    title: 'The cut is always in the middle',
    words: 'Your crossover always cuts in the middle.',
    hint: POINT,
    replaces: { cut: (n, random) => (random.number(), n >> 1) },
    chance: middle,
  }),
  reproductionMistake({
    id: 'first-half',
    title: 'The cut is in the first half only',
    words: 'Your crossover never cuts in the second half.',
    hint: POINT,
    replaces: { cut: (n, random) => random.integer(1, n >> 1) },
    chance: firstHalf,
  }),
  reproductionMistake({
    id: 'rounded',
    title: 'The cut is rounded',
    words: 'Your crossover cuts at both ends half as often as elsewhere.',
    hint: 'How many draws lead to each cut? Math.round gives the ends half a share.',
    replaces: { cut: (n, random) => 1 + Math.round(random.number() * (n - 2)) },
    chance: halfEnds,
  }),
  ...CUT_SHARES,
  reproductionMistake(
    {
      id: 'two-cuts',
      title: 'There are two cuts',
      words: 'This is two-point crossover: your crossover takes a middle piece of the second parent.',
      hint: ONE_CUT,
      replaces: {
        child: (x, y, a, random) => {
          const b = random.integer(1, x.length - 1);
          return x.map((value, i) => (i >= Math.min(a, b) && i < Math.max(a, b) ? y[i]! : value));
        },
      },
    },
    {
      child: (x, y, a, random) => {
        const b = random.integer(a + 1, x.length);
        return [...x.slice(0, a), ...y.slice(a, b), ...x.slice(b)];
      },
    },
    {
      child: (x, y, c) => x.map((value, i) => (i === c ? y[i]! : value)),
    },
  ),
  reproductionMistake({
    id: 'each-position',
    title: 'Each position is drawn by itself',
    words: 'This is uniform crossover: your crossover mixes the parents position by position.',
    hint: ONE_CUT,
    replaces: {
      cut: () => 0,
      child: (x, y, _c, random) => x.map((value, i) => (random.number() < 0.5 ? value : y[i]!)),
    },
  }),
  reproductionMistake({
    id: 'parents-swapped',
    title: 'The parents are swapped',
    words: 'Your child begins with the second parent.',
    hint: 'Which parent gives the front?',
    replaces: { parents: (x, y) => [y, x] },
  }),
  reproductionMistake({
    id: 'parent-changed',
    title: 'A parent is changed in place',
    words: 'Your crossover writes into its first parent.',
    hint: 'Make the child a list of its own.',
    replaces: {
      child: (x, y, c) => {
        for (let i = c; i < x.length; i += 1) x[i] = y[i]!;
        return x;
      },
    },
  }),
  reproductionMistake({
    id: 'parent-spliced',
    title: 'A parent is cut with splice',
    words: 'Your crossover shortens its second parent.',
    hint: 'slice copies; splice changes.',
    replaces: { child: (x, y, c) => [...x.slice(0, c), ...y.splice(c)] },
  }),
  reproductionMistake({
    id: 'both-children',
    title: 'Two children are returned',
    words: 'Your crossover returns a pair, where one child is asked for.',
    hint: 'What is your function to return?',
    replaces: {
      child: (x, y, c, random) => [joined(x, y, c), joined(y, x, random.integer(1, x.length - 1))],
    },
  }),
  reproductionMistake({
    id: 'one-too-long',
    title: 'The child is too long',
    words: 'Your child has one position more than its parents.',
    hint: 'Count the positions on both sides of the cut.',
    replaces: { child: (x, y, c) => [...x.slice(0, c + 1), ...y.slice(c)] },
  }),
];
