import {
  bySigma,
  exponential,
  fromFitterHalf,
  inOrder,
  inTenths,
  neverTheFirst,
  ofTwoWith,
  plusOne,
  roundedShares,
  type SelectionWeights,
} from '../chances/selection.ts';
import type { Selection } from '../correct/local/api.ts';
import { byRoundedShares, firstNever, fitterHalf, selecting, wheel } from '../skeletons/selection.ts';
import { inSkeleton, knownByChance, type LocalMistake } from './runMistake.ts';

const selectionMistake = inSkeleton(selecting);

export const WHEEL = 'Each individual’s share of the wheel is its fitness divided by the sum of all.';
export const ASKED = `The handout asks for choices in proportion to fitness. ${WHEEL}`;

/** Mistakes in working the shares out, and in going through them. */
export const SHARE_MISTAKES: readonly LocalMistake<Selection, SelectionWeights>[] = [
  selectionMistake({
    id: 'truncation',
    title: 'Only the fitter half is drawn from',
    words:
      'This is truncation selection: your selection draws evenly from the fitter half and never takes the ' +
      'others.',
    hint: ASKED,
    replaces: {
      pick: (population, fitness, random) => random.choice(fitterHalf(population, fitness)),
    },
    chance: fromFitterHalf,
  }),
  selectionMistake(
    {
      id: 'sigma-scaling',
      title: 'By standard deviations from the mean',
      words:
        'This is sigma scaling: your selection goes by how many standard deviations a fitness is from ' +
        'the mean.',
      hint: ASKED,
      replaces: { pick: wheel(bySigma(0.1)) },
      chance: bySigma(0.1),
    },
    { pick: wheel(bySigma(0)) },
  ),
  knownByChance({
    id: 'exponential',
    title: 'By e to the power of the fitness',
    words: 'Your selection goes by e to the power of the fitness.',
    hint: WHEEL,
    chance: exponential,
  }),
  knownByChance({
    id: 'tournament-by-chance',
    title: 'A tournament of two that the fitter wins by chance',
    words:
      'Your selection takes the fitter of two random individuals more often than the other, but not ' +
      'always: this is tournament selection.',
    hint: ASKED,
    chance: ofTwoWith(0.75),
  }),
  selectionMistake({
    id: 'fitness-plus-one',
    title: 'One is added to each fitness',
    words: 'Your selection gives every individual one share more than its fitness.',
    hint: WHEEL,
    replaces: { pick: wheel((fitness) => fitness.map((own) => own + 1)) },
    chance: plusOne,
  }),
  selectionMistake({
    id: 'accepts-in-order',
    title: 'Individuals are asked one by one',
    words:
      'Your selection takes each individual in turn with its share as a chance; later ones come too seldom.',
    hint: 'What is the chance to come to the last individual at all?',
    replaces: {
      pick: (population, fitness, random) => {
        const total = population.reduce((sum, each) => sum + fitness(each), 0);
        return population.find((each) => random.number() < fitness(each) / total) ?? population.at(-1);
      },
    },
    chance: inOrder,
  }),
  selectionMistake({
    id: 'shares-rounded',
    title: 'Shares are rounded',
    words: 'Your selection rounds each share to tenths, so that small ones vanish.',
    hint: 'What becomes of a share of four per cent?',
    replaces: { pick: byRoundedShares(0) },
    chance: roundedShares,
  }),
  selectionMistake({
    id: 'draw-in-tenths',
    title: 'The draw is cut to tenths',
    words:
      'Your selection works with a random number of one decimal, so that it hits ten places of the wheel.',
    hint: 'How many different places can your spin stop at?',
    replaces: {
      pick: (population, fitness, random) => {
        let spin =
          (Math.floor(random.number() * 10) / 10) * population.reduce((sum, each) => sum + fitness(each), 0);
        return population.find((each) => (spin -= fitness(each)) < 0) ?? population.at(-1);
      },
    },
    chance: inTenths,
  }),
  selectionMistake({
    id: 'first-never',
    title: 'The first is never taken',
    words: 'Your selection begins with the second individual, which gets the share of the first as well.',
    hint: 'Where does your loop begin?',
    replaces: { pick: firstNever },
    chance: neverTheFirst,
  }),
];
