import { CHANCE, type Mistake, only } from '../mistake.ts';

export const sumForMean: Mistake = {
  id: 'sum-for-mean',
  title: 'A sum in place of a mean',
  sentence: 'At chance nodes your search adds the values up without weighing them by how likely they are.',
  hint: 'Two throws worth 4 each: is the chance node worth 4 or 8?',
  algorithms: CHANCE,
  forms: only(() => ({ expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) })),
};
