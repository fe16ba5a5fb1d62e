import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const otherOrder: SearchMistake = {
  id: 'other-order',
  title: 'Children are searched in another order than given',
  words:
    'Your search goes through the children from the last to the first, but this exercise fixes their order.',
  hint: 'In which order does actions(state) list the actions?',
  algorithms: ALL,
  replaces: only(() => ({ order: (actions) => [...actions].reverse() })),
  isPermitted: ({ childOrder }) => childOrder === 'any',
};
