import type { Game } from '../game.ts';

/** One pile, and how many may be taken from it at a time. */
export interface TakeAwayRules {
  readonly stones: number;
  readonly takes: readonly number[];
  /** Who cannot move wins; without it, who cannot move loses. */
  readonly misere?: boolean;
}

/**
 * A take-away game: in turn, take one of the allowed numbers of stones from a pile. Who cannot move has lost.
 * MAX moves first; a win is 1 for MAX and −1 for MIN.
 *
 * A state is twice the stones that are left, plus 1 when MIN is to move. An action is how many are taken, in
 * decimal. Where a depth limit stops a search, a position is worth 0.
 *
 * @throws RangeError where the stones or what may be taken are no numbers of stones.
 */
export function takeAway({ stones, takes, misere = false }: TakeAwayRules): Game<number, string> {
  if (!Number.isSafeInteger(stones * 2 + 1) || stones < 0)
    throw new RangeError('stones must be a non-negative integer');
  if (!takes.every((take) => Number.isSafeInteger(take) && take >= 1))
    throw new RangeError('what may be taken must be positive integers');
  const left = (state: number): number => Math.floor(state / 2);
  const isMinToMove = (state: number): boolean => state % 2 === 1;
  const moves = (state: number): number[] => takes.filter((take) => take <= left(state));
  const isOver = (state: number): boolean => moves(state).length === 0;
  // Whoever is to move and cannot has lost.
  const outcome = (state: number): number => (isMinToMove(state) === misere ? -1 : 1);
  return {
    initial: stones * 2,
    player: (state) => (isMinToMove(state) ? 'min' : 'max'),
    actions: (state) => moves(state).map(String),
    result(state, action) {
      const take = Number(action);
      if (!moves(state).includes(take) || String(take) !== action)
        throw new RangeError(`no move ${action} in this position`);
      return (left(state) - take) * 2 + (isMinToMove(state) ? 0 : 1);
    },
    isTerminal: isOver,
    utility: outcome,
    evaluate: (state) => (isOver(state) ? outcome(state) : 0),
    probability() {
      throw new RangeError('a take-away game has no chance nodes');
    },
  };
}
