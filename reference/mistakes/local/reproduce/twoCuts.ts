import { rep, twoCuts } from '../parts.ts';

export const twoCutsMistake = rep(
  'two-cuts',
  twoCuts,
  'There are two cuts',
  'Your crossover takes a middle piece of the second parent.',
  'How often does a child change from one parent to the other?',
);
