import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const uniformChance: SearchMistake = {
  id: 'uniform-chance',
  title: 'All outcomes count the same',
  words:
    'At chance nodes your search takes the plain average, though some outcomes are likelier than others.',
  hint: 'The game can be asked how likely each outcome is.',
  algorithms: CHANCE,
  replaces: only(() => ({
    expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) / outcomes.length,
  })),
};
