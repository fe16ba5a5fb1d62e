import type { SearchMistake } from './searchMistake.ts';
import { TURNS_ASSUMED } from './turnsAssumed.ts';

export const negamaxEveryPly: SearchMistake = {
  id: 'negamax-every-ply',
  title: 'Negamax turns the sign at every ply',
  words: 'Your search turns the sign at every ply, also where the same player moves twice in a row.',
  hint: 'When the player does not change, what changes in the view?',
  algorithms: ['minimax', 'alpha-beta'],
  isNegamax: true,
  replaces: [{ label: '', equivalentTo: TURNS_ASSUMED, change: () => ({}) }],
};
