import type { State } from '../../correct/local/api.ts';
import { ofSelection } from '../../skeletons/parts.ts';

export const indexReturned = ofSelection(
  'index-returned',
  { answer: (chosen, population) => population.indexOf(chosen as State) },
  'The index is returned',
  'Your selection returns a position, where an individual is asked for.',
  'What is your function to return?',
);
