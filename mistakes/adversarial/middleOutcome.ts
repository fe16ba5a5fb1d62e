import { CHANCE } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const middleOutcome: SearchMistake = {
  id: 'middle-outcome',
  title: 'The middle in place of the mean',
  words: 'At chance nodes your search takes the middle of the outcomes, not their weighted average.',
  hint: 'A mean takes in every value, and how likely it is.',
  algorithms: CHANCE,
  replaces: [
    {
      label: 'halfway between worst and best',
      change: () => ({
        expect: (outcomes) =>
          (Math.min(...outcomes.map(({ value }) => value)) +
            Math.max(...outcomes.map(({ value }) => value))) /
          2,
      }),
    },
    {
      label: 'the median',
      change: () => ({
        expect: (outcomes) =>
          outcomes.map(({ value }) => value).sort((a, b) => a - b)[Math.floor(outcomes.length / 2)]!,
      }),
    },
    {
      label: 'the median, halfway between two in the middle',
      change: () => ({
        expect(outcomes) {
          const values = outcomes.map(({ value }) => value).sort((a, b) => a - b);
          return (values[Math.floor((values.length - 1) / 2)]! + values[Math.floor(values.length / 2)]!) / 2;
        },
      }),
    },
  ],
};
