import { ALL, type Mistake, only } from '../mistake.ts';

export const lastOfEquals: Mistake = {
  id: 'last-of-equals',
  title: 'The last of equal values is chosen',
  sentence:
    'Your search replaces the best child by a later one that seems as good, but what came back from that one may be no more than a bound.',
  hint: 'When should a later child replace the best one? A search that was cut short returns a bound, not a value.',
  algorithms: ALL,
  forms: only(() => ({ better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best) })),
  isPermitted: ({ algorithm, ties, cut }) =>
    ties === 'last' || (ties === 'any' && (algorithm !== 'alpha-beta' || !cut.includes('non-strict'))),
};
