import { type Mistake, PRUNING } from '../mistake.ts';
import { ALPHA_UNUSED } from './boundUnused.ts';

export const alphaNotPassed: Mistake = {
  id: 'alpha-not-passed',
  title: 'α is not handed down',
  sentence: 'Your search hands β to the children, but α starts from −∞ at every node.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  forms: [
    {
      words: '',
      comesTo: ALPHA_UNUSED,
      change: () => ({ pass: ({ beta }) => ({ alpha: -Infinity, beta }) }),
    },
  ],
};
