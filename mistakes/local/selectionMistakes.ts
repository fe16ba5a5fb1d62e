import {
  aboveLowest,
  byRank,
  evenly,
  neverLast,
  ofTournament,
  oneSlotLate,
  onlyFittest,
  type SelectionWeights,
  softmax,
  squared,
  turnedRound,
} from '../chances/selection.ts';
import type { Selection, State } from '../correct/local/api.ts';
import { bySums, ranks, selecting, tournament, wheel } from '../skeletons/selection.ts';
import { type LocalMistake, inSkeleton, knownByChance } from './runMistake.ts';

import { ASKED, SHARE_MISTAKES, WHEEL } from './selectionShares.ts';

const selectionMistake = inSkeleton(selecting);

export const SELECTION_MISTAKES: readonly LocalMistake<Selection, SelectionWeights>[] = [
  selectionMistake({
    id: 'uniform',
    title: 'Fitness is ignored',
    words: 'Your selection draws every individual with the same chance.',
    hint: WHEEL,
    replaces: { pick: (population, _fitness, random) => random.choice(population) },
    chance: evenly,
  }),
  selectionMistake({
    id: 'rank',
    title: 'By rank',
    words: 'This is rank selection: your selection goes by rank, not by fitness.',
    hint: ASKED,
    replaces: { pick: wheel(ranks) },
    chance: byRank,
  }),
  selectionMistake({
    id: 'always-best',
    title: 'Always the best',
    words: 'Your selection always takes the fittest.',
    hint: WHEEL,
    replaces: {
      pick: (population, fitness, random) => (
        random.number(),
        population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best))
      ),
    },
    chance: onlyFittest,
  }),
  selectionMistake({
    id: 'tournament-2',
    title: 'A tournament of two',
    words: 'This is tournament selection: your selection takes the fitter of two random individuals.',
    hint: ASKED,
    replaces: { pick: tournament(2) },
    chance: ofTournament(2),
  }),
  selectionMistake({
    id: 'tournament-3',
    title: 'A tournament of three or more',
    words:
      'This is tournament selection: your selection takes the fittest of three random individuals, or of ' +
      'more.',
    hint: ASKED,
    replaces: { pick: tournament(3) },
    chance: ofTournament(3),
  }),
  selectionMistake({
    id: 'on-cost',
    title: 'On cost in place of fitness',
    words: 'Your selection prefers the unfit.',
    hint: WHEEL,
    replaces: {
      pick: wheel((fitness) => fitness.map((own) => Math.max(...fitness) + Math.min(...fitness) - own)),
    },
    chance: turnedRound,
  }),
  selectionMistake({
    id: 'above-lowest',
    title: 'The lowest fitness is subtracted',
    words: 'Your selection never takes the least fit.',
    hint: WHEEL,
    replaces: { pick: wheel((fitness) => fitness.map((own) => own - Math.min(...fitness))) },
    chance: aboveLowest,
  }),
  selectionMistake({
    id: 'squared',
    title: 'Fitness is squared',
    words: 'Your selection prefers the fit too much.',
    hint: WHEEL,
    replaces: { pick: wheel((fitness) => fitness.map((own) => own * own)) },
    chance: squared,
  }),
  selectionMistake({
    id: 'one-slot-late',
    title: 'The wheel stops one slot late',
    words: 'Your selection takes the individual after the one that was drawn.',
    hint: 'When you find the slot, which individual does it belong to?',
    replaces: { pick: bySums((spin, sum) => spin < sum, 1) },
    chance: oneSlotLate,
  }),
  selectionMistake({
    id: 'last-never',
    title: 'The last is never reached',
    words: 'Your selection never takes the last individual.',
    hint: 'Does your loop reach the last individual?',
    replaces: { given: (population) => population.slice(0, -1) },
    chance: neverLast,
  }),
  knownByChance({
    id: 'softmax',
    title: 'By an exponential of the fitness',
    words: 'Your selection goes by e to the power of fitness / mean fitness.',
    hint: WHEEL,
    chance: softmax,
  }),
  selectionMistake(
    {
      id: 'at-most-zero',
      title: 'The comparison includes a draw of 0',
      words: 'Your selection takes an individual of fitness 0 when the draw is 0.',
      hint: 'random.number() can be 0. What does your comparison do then?',
      replaces: { pick: bySums((spin, sum) => spin <= sum) },
    },
    {
      pick: (population, fitness, random) => {
        let ticket = random.integer(0, Math.floor(population.reduce((sum, each) => sum + fitness(each), 0)));
        for (const each of population) {
          if (ticket <= fitness(each)) return each;
          ticket -= fitness(each);
        }
        return population.at(-1);
      },
    },
  ),
  selectionMistake({
    id: 'index-returned',
    title: 'The index is returned',
    words: 'Your selection returns a position, where an individual is asked for.',
    hint: 'What is your function to return?',
    replaces: { answer: (chosen, population) => population.indexOf(chosen as State) },
  }),
  selectionMistake(
    {
      id: 'population-sorted',
      title: 'The population is sorted in place',
      words: 'Your selection changes the population that it is given.',
      hint: 'sort works in place. Copy the list first.',
      replaces: { given: (population, fitness) => population.sort((a, b) => fitness(a) - fitness(b)) },
    },
    { given: (population, fitness) => population.sort((a, b) => fitness(b) - fitness(a)) },
  ),
  selectionMistake({
    id: 'no-draw',
    title: 'No draw',
    words: 'Your selection does not draw a random number.',
    hint: 'Use the random that your function is given.',
    replaces: { pick: (population) => population[0] },
  }),
  ...SHARE_MISTAKES,
];
