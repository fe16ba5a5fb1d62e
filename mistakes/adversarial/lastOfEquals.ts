import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const lastOfEquals: SearchMistake = {
  id: 'last-of-equals',
  title: 'The last of equal values is chosen',
  words:
    'Your search replaces the best child by a later one that seems as good, but what came back from that one may be no more than a bound.',
  hint: 'When should a later child replace the best one? A search that was cut short returns a bound, not a value.',
  algorithms: ALL,
  replaces: only(() => ({
    better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best),
  })),
  isPermitted: ({ algorithm, ties, cut }) =>
    ties === 'last' || (ties === 'any' && (algorithm !== 'alpha-beta' || !cut.includes('non-strict'))),
};
