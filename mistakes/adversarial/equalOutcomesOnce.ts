import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const equalOutcomesOnce: SearchMistake = {
  id: 'equal-outcomes-once',
  title: 'Equal outcomes count once',
  words: 'At chance nodes your search counts outcomes of the same value only once.',
  hint: 'Two ways to the same value make it twice as likely.',
  algorithms: CHANCE,
  replaces: only(() => ({
    expect(outcomes) {
      const values = [...new Set(outcomes.map(({ value }) => value))];
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    },
  })),
};
