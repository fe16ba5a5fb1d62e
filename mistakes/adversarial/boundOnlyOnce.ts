import type { Player, Window } from '../../reference/game.ts';
import { type SearchMistake, PRUNING } from './searchMistake.ts';

export const boundOnlyOnce: SearchMistake = {
  id: 'bound-only-once',
  title: 'α or β comes from the first child only',
  words:
    'Your search sets its bound after the first child and does not improve it when a later child is better.',
  hint: 'Can the second child make MAX surer still? Then α must move again.',
  algorithms: PRUNING,
  replaces: (['max', 'min', 'both'] as const).map((who) => ({
    label: who === 'both' ? 'both' : who === 'max' ? 'α' : 'β',
    change: ({ tighten }) => ({
      tighten(mover: Player, best: number, bounds: Window) {
        const isSet = mover === 'max' ? bounds.alpha !== -Infinity : bounds.beta !== Infinity;
        return isSet && (who === 'both' || who === mover) ? bounds : tighten(mover, best, bounds);
      },
    }),
  })),
};
