import { CHANCE, type Mistake } from '../mistake.ts';

export const likeliestOutcome: Mistake = {
  id: 'likeliest-outcome',
  title: 'One outcome stands for all',
  sentence: 'At chance nodes your search takes the value of a single outcome and forgets the others.',
  hint: 'Every outcome counts, each as much as it is likely.',
  algorithms: CHANCE,
  forms: [
    {
      words: 'the likeliest',
      change: () => ({
        expect: (outcomes) => outcomes.reduce((a, b) => (b.probability > a.probability ? b : a)).value,
      }),
    },
    {
      words: 'the likeliest, the last of equal ones',
      change: () => ({
        expect: (outcomes) => outcomes.reduce((a, b) => (b.probability >= a.probability ? b : a)).value,
      }),
    },
    { words: 'the first', change: () => ({ expect: (outcomes) => outcomes[0]!.value }) },
    { words: 'the last', change: () => ({ expect: (outcomes) => outcomes.at(-1)!.value }) },
  ],
};
