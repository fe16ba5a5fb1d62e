import { CHANCE, type Mistake, only } from '../mistake.ts';

export const chanceAsMax: Mistake = {
  id: 'chance-as-max',
  title: 'Chance is taken for MAX’s friend',
  sentence: 'At chance nodes your search takes the best outcome, as if MAX could choose the throw.',
  hint: 'Dice want nothing. What is a throw worth on average?',
  algorithms: CHANCE,
  forms: only(() => ({
    expect: (outcomes) => outcomes.reduce((most, { value }) => Math.max(most, value), -Infinity),
  })),
};
