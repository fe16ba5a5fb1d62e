import { CHANCE, type Mistake, only } from '../mistake.ts';

export const chanceAsMin: Mistake = {
  id: 'chance-as-min',
  title: 'Chance is taken for an opponent',
  sentence: 'At chance nodes your search takes the worst outcome, as if the dice played against MAX.',
  hint: 'Dice want nothing. What is a throw worth on average?',
  algorithms: CHANCE,
  forms: only(() => ({
    expect: (outcomes) => outcomes.reduce((least, { value }) => Math.min(least, value), Infinity),
  })),
};
