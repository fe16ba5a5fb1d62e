import { type Mistake, only, PRUNING } from '../mistake.ts';

export const betaNotPassed: Mistake = {
  id: 'beta-not-passed',
  title: 'β is not handed down',
  sentence: 'Your search hands α to the children, but β starts from +∞ at every node.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  forms: only(() => ({ pass: ({ alpha }) => ({ alpha, beta: Infinity }) })),
};
