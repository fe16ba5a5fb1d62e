import type { Mutation, State } from '../../correct/local/api.ts';
import { wholeProgram } from '../runMistake.ts';
import { mutating } from '../../skeletons/parts.ts';

export const twoPositions = wholeProgram<Mutation>(
  'two-positions',
  (child, random, options) =>
    mutating({})(mutating({})(child, random, options) as State, random, { ...options, mutationRate: 1 }),
  'There is a second mutation',
  'Your mutation changes a second position.',
  'How many positions may change?',
);
