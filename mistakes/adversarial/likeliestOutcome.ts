import { CHANCE, type SearchMistake } from './searchMistake.ts';

export const likeliestOutcome: SearchMistake = {
  id: 'likeliest-outcome',
  title: 'One outcome stands for all',
  words: 'At chance nodes your search takes the value of a single outcome and forgets the others.',
  hint: 'Every outcome counts, each as much as it is likely.',
  algorithms: CHANCE,
  replaces: [
    {
      label: 'the likeliest',
      change: () => ({
        expect: (outcomes) => outcomes.reduce((a, b) => (b.probability > a.probability ? b : a)).value,
      }),
    },
    {
      label: 'the likeliest, the last of equal ones',
      change: () => ({
        expect: (outcomes) => outcomes.reduce((a, b) => (b.probability >= a.probability ? b : a)).value,
      }),
    },
    { label: 'the first', change: () => ({ expect: (outcomes) => outcomes[0]!.value }) },
    { label: 'the last', change: () => ({ expect: (outcomes) => outcomes.at(-1)!.value }) },
  ],
};
