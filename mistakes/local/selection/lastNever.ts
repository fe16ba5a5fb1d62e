import { ofSelection } from '../../skeletons/parts.ts';

export const lastNever = ofSelection(
  'last-never',
  { given: (population) => population.slice(0, -1) },
  'The last is never reached',
  'Your selection never takes the last individual.',
  'Does your loop reach the last individual?',
);
