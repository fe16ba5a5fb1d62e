import { ALL, type Mistake, only } from '../mistake.ts';

export const lastOfEquals: Mistake = {
  id: 'last-of-equals',
  title: 'The last of equal values is chosen',
  sentence: 'Your search replaces the best child by a later one that only seems as good. With pruning, what comes back from a later child can be no more than a bound that happens to equal the best value.',
  hint: 'When exactly should a later child replace the best one? Remember that a search that was cut short returns a bound, not a value.',
  algorithms: ALL,
  forms: only(() => ({ better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best) })),
  isPermitted: ({ algorithm, ties, cut }) => ties === 'last' || (ties === 'any' && (algorithm !== 'alpha-beta' || !cut.includes('non-strict'))),
};
