import { type AnnealingChance, bestOnly, betterOfTwo, metropolis, neverEdges } from '../chances/annealing.ts';
import {
  first,
  halfEnds,
  insertionShuffle,
  last,
  neverFirst,
  neverLast,
  smallerOfTwo,
  sortShuffle,
} from '../chances/positions.ts';
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Annealing, State } from '../correct/local/api.ts';
import { annealing, inside, staying } from '../skeletons/annealing.ts';
import { inSkeleton, knownByChance, type LocalMistake } from './runMistake.ts';

const annealingMistake = inSkeleton(annealing);

const IN_PROPOSAL = 'Look at how you draw the next state: which neighbours can it be?';

/** Mistakes of simulated annealing about what is proposed. */
export const PROPOSAL_MISTAKES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  annealingMistake({
    id: 'neighbours-of-the-start',
    title: 'Neighbours of the wrong state',
    words: 'Your search always asks for the neighbours of the initial state.',
    hint: IN_PROPOSAL,
    replaces: { neighbours: (problem) => problem.neighbours(problem.initial) },
  }),
  annealingMistake(
    {
      id: 'stays-put',
      title: 'It stays where it is now and then',
      words: 'Your search proposes its current state now and then, in place of a neighbour.',
      hint: IN_PROPOSAL,
      replaces: staying(1 / 2),
      chance: { accepts: (proposal) => metropolis(proposal) / 2 },
    },
    staying(1 / 4),
    staying(1 / 8),
  ),
  knownByChance({
    id: 'stays-put-seldom',
    title: 'It stays where it is once in eight steps',
    words: 'Your search proposes its current state in about one of eight steps, in place of a neighbour.',
    hint: IN_PROPOSAL,
    chance: { accepts: (proposal) => (7 / 8) * metropolis(proposal) },
  }),
  annealingMistake({
    id: 'anywhere',
    title: 'Any state is proposed, not a neighbour',
    words: 'Your search jumps to random states.',
    hint: IN_PROPOSAL,
    replaces: { neighbours: (problem, current) => (problem.neighbours(current), [problem.randomState()]) },
  }),
  annealingMistake({
    id: 'edge-rows-never',
    title: 'Moves to the edge rows are never tried',
    words: 'Your search never moves a queen to the first or the last row.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours, current) => random.choice(inside(neighbours, current)) },
    chance: { proposes: neverEdges },
  }),
  annealingMistake({
    id: 'last-neighbour-never',
    title: 'The last neighbour is never drawn',
    words: 'Your search draws from all neighbours but the last.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours) => neighbours[random.integer(0, neighbours.length - 2)]! },
    chance: { proposesByPlace: neverLast },
  }),
  annealingMistake({
    id: 'first-neighbour-always',
    title: 'The first neighbour is always drawn',
    words: 'Your search always proposes the first neighbour of the list.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours) => (random.number(), neighbours[0]!) },
    chance: { proposesByPlace: first },
  }),
  knownByChance({
    id: 'last-neighbour-always',
    title: 'The last neighbour is always drawn',
    words: 'Your search always considers the last neighbour.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: last },
  }),
  knownByChance({
    id: 'first-neighbour-never',
    title: 'The first neighbour is never drawn',
    words: 'Your search never considers the first neighbour.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: neverFirst },
  }),
  knownByChance({
    id: 'end-neighbours-half',
    title: 'The ends of the list are drawn half as often',
    words: 'Your search considers the first and the last neighbour half as often as the others.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: halfEnds },
  }),
  knownByChance({
    id: 'earlier-of-two',
    title: 'The earlier of two neighbours is proposed',
    words: 'Your search draws two neighbours and considers the one that stands earlier in the list.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: smallerOfTwo },
  }),
  knownByChance({
    id: 'neighbours-sorted',
    title: 'The neighbours are shuffled by sorting',
    words: 'Your search shuffles the neighbours by sorting with a random comparison.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: sortShuffle },
  }),
  knownByChance({
    id: 'neighbours-insertion-sorted',
    title: 'The neighbours are shuffled by an insertion sort',
    words: 'Your search shuffles the neighbours by sorting with a random comparison.',
    hint: IN_PROPOSAL,
    chance: { proposesByPlace: insertionShuffle },
  }),
  knownByChance({
    id: 'better-of-two',
    title: 'The better of two neighbours is proposed',
    words: 'Your search draws two neighbours and considers the better one.',
    hint: IN_PROPOSAL,
    chance: { proposesByGain: betterOfTwo },
  }),
  annealingMistake({
    id: 'best-neighbour',
    title: 'A best neighbour is always proposed',
    words: 'Your search always considers a best neighbour.',
    hint: IN_PROPOSAL,
    replaces: {
      propose: (_random, neighbours, _current, problem) => highestValued<State>(problem, neighbours)[0]!,
    },
    chance: { proposesByGain: bestOnly },
  }),
  annealingMistake({
    id: 'half-the-neighbours',
    title: 'Only the first half of the neighbours is drawn',
    words: 'Your search never proposes a neighbour from the second half of the list.',
    hint: IN_PROPOSAL,
    replaces: {
      propose: (random, neighbours) => neighbours[random.integer(0, (neighbours.length >> 1) - 1)]!,
    },
  }),
];
