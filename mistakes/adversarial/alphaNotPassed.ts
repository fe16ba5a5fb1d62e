import { type SearchMistake, PRUNING } from './searchMistake.ts';
import { ALPHA_UNUSED } from './boundUnused.ts';

export const alphaNotPassed: SearchMistake = {
  id: 'alpha-not-passed',
  title: 'α is not handed down',
  words: 'Your search hands β to the children, but α starts from −∞ at every node.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: ALPHA_UNUSED,
      change: () => ({ pass: ({ beta }) => ({ alpha: -Infinity, beta }) }),
    },
  ],
};
