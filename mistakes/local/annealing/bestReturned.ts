import { mistake } from '../../skeletons/annealing.ts';

export const bestReturned = mistake(
  'best-returned',
  { answer: (_current, best) => best },
  'The best state so far is returned',
  'Your search returns the best state that it saw, where the current one is asked for.',
  'Read which state the handout asks for.',
);
