import type { Outcome, Place } from '../skeletons/adversarial.ts';
import { CHANCE } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf } from './rounds.ts';

const form = (label: string, count: (outcomes: readonly Outcome[], at: Place) => number): Form => ({
  label,
  change: () => ({
    expect: (outcomes, at) => outcomes.reduce((sum, { value }) => sum + value, 0) / count(outcomes, at),
  }),
});

export const wrongCount: SearchMistake = {
  id: 'divided-by-another-number',
  title: 'The mean is divided by another number',
  words: 'Where a ghost moves, your search does not divide by how many moves it has.',
  hint: 'How many values did you add up?',
  algorithms: CHANCE,
  replaces: [
    form('the number of agents', (_, { game }) => agentsOf(game)),
    form('the number of ghosts', (_, { game }) => Math.max(1, agentsOf(game) - 1)),
    form('the moves at the root', (_, { game, root }) => game.actions(root).length),
    form('one more than its moves', ({ length }) => length + 1),
    form('2', () => 2),
    form('4', () => 4),
    form('5', () => 5),
  ],
};
