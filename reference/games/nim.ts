import type { Game } from '../game.ts';

/** The piles, and who wins. */
export interface NimRules {
  /** Counters in each pile at the start. */
  readonly piles: readonly number[];
  /** Who takes the last counter loses; without it, who takes the last one wins. */
  readonly misere?: boolean;
}

/**
 * Nim: in turn, take any number of counters from one pile. MAX moves first; a win is 1 for MAX and −1 for
 * MIN.
 *
 * A state is an integer: the piles as digits, pile p in base (start + 1), times two, plus 1 when MIN is to
 * move. An action is `pile:counters`, piles from 0. Where a depth limit stops a search, a position is worth
 * 0.
 *
 * Without misère, the player to move wins just when the exclusive or of the piles is not 0 (Bouton 1901).
 *
 * @throws RangeError where the piles are not non-negative integers, or too many for an integer to hold.
 */
export function nim({ piles, misere = false }: NimRules): Game<number, string> {
  if (!piles.every((pile) => Number.isSafeInteger(pile) && pile >= 0))
    throw new RangeError('piles must be non-negative integers');
  const places = piles.map((_, p) => piles.slice(0, p).reduce((product, pile) => product * (pile + 1), 2));
  const states = piles.reduce((product, pile) => product * (pile + 1), 2);
  if (!Number.isSafeInteger(states))
    throw new RangeError('these piles make more positions than an integer can number');

  const pileOf = (state: number, p: number): number => Math.floor(state / places[p]!) % (piles[p]! + 1);
  const isMinToMove = (state: number): boolean => state % 2 === 1;
  const isOver = (state: number): boolean => state < 2;
  // Whoever is to move when nothing is left has not taken the last counter.
  const outcome = (state: number): number => (isMinToMove(state) === misere ? -1 : 1);

  return {
    initial: piles.reduce((state, pile, p) => state + pile * places[p]!, 0),
    player: (state) => (isMinToMove(state) ? 'min' : 'max'),
    actions: (state) =>
      piles.flatMap((_, p) => Array.from({ length: pileOf(state, p) }, (__, i) => `${p}:${i + 1}`)),
    result(state, action) {
      const [p, counters] = action.split(':').map(Number) as [number, number];
      if (!(p in piles) || !(counters >= 1 && counters <= pileOf(state, p)) || `${p}:${counters}` !== action)
        throw new RangeError(`no move ${action} in this position`);
      const taken = state - counters * places[p]!;
      return isMinToMove(state) ? taken - 1 : taken + 1;
    },
    isTerminal: isOver,
    utility: outcome,
    evaluate: (state) => (isOver(state) ? outcome(state) : 0),
    probability() {
      throw new RangeError('Nim has no chance nodes');
    },
  };
}
