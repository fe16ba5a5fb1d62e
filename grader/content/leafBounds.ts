import type { Window } from '../../reference/game.ts';
import type { GameInput } from '../types/input.ts';

/** Between which numbers all leaves of a game lie, as its tree says; null where it says nothing. */
export const leafBounds = ({ game }: Pick<GameInput, 'game'>): Window | null =>
  game.name === 'tree' && game.tree.bounds !== null
    ? { alpha: game.tree.bounds[0], beta: game.tree.bounds[1] }
    : null;
