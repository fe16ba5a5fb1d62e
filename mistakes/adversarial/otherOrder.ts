import { ALL, type Mistake, only } from '../mistake.ts';

export const otherOrder: Mistake = {
  id: 'other-order',
  title: 'Children are searched in another order than given',
  sentence:
    'Your search goes through the children from the last to the first, but this exercise fixes their order.',
  hint: 'In which order does actions(state) list the actions?',
  algorithms: ALL,
  forms: only(() => ({ order: (actions) => [...actions].reverse() })),
  isPermitted: ({ childOrder }) => childOrder === 'any',
};
