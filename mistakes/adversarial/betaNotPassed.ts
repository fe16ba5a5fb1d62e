import { type Mistake, PRUNING } from '../mistake.ts';
import { BETA_UNUSED } from './boundUnused.ts';

export const betaNotPassed: Mistake = {
  id: 'beta-not-passed',
  title: 'β is not handed down',
  sentence: 'Your search hands α to the children, but β starts from +∞ at every node.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  forms: [
    { words: '', comesTo: BETA_UNUSED, change: () => ({ pass: ({ alpha }) => ({ alpha, beta: Infinity }) }) },
  ],
};
