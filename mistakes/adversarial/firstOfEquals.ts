import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const firstOfEquals: SearchMistake = {
  id: 'first-of-equals',
  title: 'The first of equal values is chosen',
  words: 'Your search keeps the first of several best children, but this exercise asks for the last.',
  hint: 'What should happen when a later child is exactly as good as the best one so far?',
  algorithms: ALL,
  replaces: only(() => ({ better: (mover, value, best) => (mover === 'max' ? value > best : value < best) })),
  isPermitted: ({ ties }) => ties !== 'last',
};
