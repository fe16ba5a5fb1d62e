import type { Player, Window } from '../../reference/game.ts';
import { type Mistake, PRUNING } from '../mistake.ts';

export const boundOnlyOnce: Mistake = {
  id: 'bound-only-once',
  title: 'α or β comes from the first child only',
  sentence:
    'Your search sets its bound after the first child and does not improve it when a later child is better.',
  hint: 'Can the second child make MAX surer still? Then α must move again.',
  algorithms: PRUNING,
  forms: (['max', 'min', 'both'] as const).map((who) => ({
    words: who === 'both' ? 'both' : who === 'max' ? 'α' : 'β',
    change: ({ tighten }) => ({
      tighten(mover: Player, best: number, bounds: Window) {
        const isSet = mover === 'max' ? bounds.alpha !== -Infinity : bounds.beta !== Infinity;
        return isSet && (who === 'both' || who === mover) ? bounds : tighten(mover, best, bounds);
      },
    }),
  })),
};
