import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const sumForMean: SearchMistake = {
  id: 'sum-for-mean',
  title: 'A sum in place of a mean',
  words: 'At chance nodes your search adds the values up without weighing them by how likely they are.',
  hint: 'Two throws worth 4 each: is the chance node worth 4 or 8?',
  algorithms: CHANCE,
  replaces: only(() => ({ expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) })),
};
