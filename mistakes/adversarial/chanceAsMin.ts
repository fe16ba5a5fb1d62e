import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const chanceAsMin: SearchMistake = {
  id: 'chance-as-min',
  title: 'Chance is taken for an opponent',
  words: 'At chance nodes your search takes the worst outcome, as if the dice played against MAX.',
  hint: 'Dice want nothing. What is a throw worth on average?',
  algorithms: CHANCE,
  replaces: only(() => ({
    expect: (outcomes) => outcomes.reduce((least, { value }) => Math.min(least, value), Infinity),
  })),
};
