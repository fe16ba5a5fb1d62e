import type { Game, Player } from '../game.ts';
import { RefusedError } from './refused.ts';

/** Checks that it is `expected`'s turn, for the algorithms that need MAX and MIN to take turns. */
export function requirePlayer<S, A>(game: Game<S, A>, state: S, expected: 'max' | 'min'): void {
  const player = game.player(state);
  if (player === expected) return;
  throw new RefusedError(
    player === 'chance'
      ? 'this algorithm has no rule for chance nodes: use expectimax'
      : `this algorithm needs MAX and MIN to take turns, but ${NAMES[player]} moves twice in a row: ` +
          'use minimax or alpha-beta',
  );
}

const NAMES: Readonly<Record<Player, string>> = { max: 'MAX', min: 'MIN', chance: 'chance' };
