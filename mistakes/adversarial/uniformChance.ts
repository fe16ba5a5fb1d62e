import { CHANCE, type Mistake, only } from '../mistake.ts';

export const uniformChance: Mistake = {
  id: 'uniform-chance',
  title: 'All outcomes count the same',
  sentence:
    'At chance nodes your search takes the plain average, though some outcomes are likelier than others.',
  hint: 'The game can be asked how likely each outcome is.',
  algorithms: CHANCE,
  forms: only(() => ({
    expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) / outcomes.length,
  })),
};
