import { ALL, type Mistake, only } from '../mistake.ts';

export const firstOfEquals: Mistake = {
  id: 'first-of-equals',
  title: 'The first of equal values is chosen',
  sentence: 'Your search keeps the first of several best children, but this exercise asks for the last.',
  hint: 'What should happen when a later child is exactly as good as the best one so far?',
  algorithms: ALL,
  forms: only(() => ({ better: (mover, value, best) => (mover === 'max' ? value > best : value < best) })),
  isPermitted: ({ ties }) => ties !== 'last',
};
