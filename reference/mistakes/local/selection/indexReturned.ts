import type { State } from '../../../variants/local/api.ts';
import { ofSelection } from '../parts.ts';

export const indexReturned = ofSelection(
  'index-returned',
  { answer: (chosen, population) => population.indexOf(chosen as State) },
  'The index is returned',
  'Your selection returns a position, where an individual is asked for.',
  'What is your function to return?',
);
