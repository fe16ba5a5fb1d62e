import { type SearchMistake, PRUNING } from './searchMistake.ts';
import { BETA_UNUSED } from './boundUnused.ts';

export const betaNotPassed: SearchMistake = {
  id: 'beta-not-passed',
  title: 'β is not handed down',
  words: 'Your search hands α to the children, but β starts from +∞ at every node.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: BETA_UNUSED,
      change: () => ({ pass: ({ alpha }) => ({ alpha, beta: Infinity }) }),
    },
  ],
};
