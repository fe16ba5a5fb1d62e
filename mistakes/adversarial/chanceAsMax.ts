import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const chanceAsMax: SearchMistake = {
  id: 'chance-as-max',
  title: 'Chance is taken for MAX’s friend',
  words: 'At chance nodes your search takes the best outcome, as if MAX could choose the throw.',
  hint: 'Dice want nothing. What is a throw worth on average?',
  algorithms: CHANCE,
  replaces: only(() => ({
    expect: (outcomes) => outcomes.reduce((most, { value }) => Math.max(most, value), -Infinity),
  })),
};
