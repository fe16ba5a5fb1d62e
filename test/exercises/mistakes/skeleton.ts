import type { Player } from '../../../reference/game.ts';
import type { Search, WatchedGame } from '../api.ts';

export interface Bounds {
  alpha: number;
  beta: number;
}

/**
 * A depth-first search in named parts, as students write it. A mistake is a part replaced by a wrong one,
 * so that it differs from the correct search in nothing else.
 */
export interface Parts {
  /** Best value before any child is seen. */
  start(mover: Player): number;
  /** Who moves here, as the search believes. */
  mover(game: WatchedGame, state: number, ply: number): Player;
  /** Whether the search goes no deeper. */
  stops(game: WatchedGame, state: number, ply: number): boolean;
  leaf(game: WatchedGame, state: number): number;
  /** The actions to search, in order. */
  moves(game: WatchedGame, state: number): string[];
  child(game: WatchedGame, state: number, action: string): number;
  better(mover: Player, value: number, best: number): boolean;
  /** Bounds handed to a child, given the best value so far. */
  pass(mover: Player, bounds: Bounds, best: number): Bounds;
  cut(mover: Player, best: number, bounds: Bounds): boolean;
  tighten(mover: Player, best: number, bounds: Bounds): Bounds;
  /** Value of a chance node from its outcomes. */
  expect(outcomes: readonly { value: number; probability: number }[]): number;
  /** What is reported for the root. */
  answer(found: { value: number; action: string | null; child: number | null; position: number }): {
    value: unknown;
    action: unknown;
  };
}

/** Minimax with chance nodes: no bounds, no cuts. */
export const EXPECTIMAX: Parts = {
  start: (mover) => (mover === 'max' ? -Infinity : Infinity),
  mover: (game, state) => game.player(state),
  stops: (game, state, ply) => game.isTerminal(state) || ply >= game.depthLimit,
  leaf: (game, state) => (game.isTerminal(state) ? game.utility(state) : game.evaluate(state)),
  moves: (game, state) => game.actions(state),
  child: (game, state, action) => game.result(state, action),
  better: (mover, value, best) => (mover === 'max' ? value > best : value < best),
  pass: (_mover, bounds) => bounds,
  cut: () => false,
  tighten: (_mover, _best, bounds) => bounds,
  expect: (outcomes) => outcomes.reduce((sum, { value, probability }) => sum + probability * value, 0),
  answer: ({ value, action }) => ({ value, action }),
};

export const MINIMAX: Parts = EXPECTIMAX;

/** Alpha–beta of figure 5.7: fail-soft, non-strict cuts. */
export const ALPHA_BETA: Parts = {
  ...MINIMAX,
  cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best <= alpha),
  tighten: (mover, best, { alpha, beta }) =>
    mover === 'max' ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) },
};

/** A search made of `base` with some parts replaced. */
export function searchOf(base: Parts, replaced: Partial<Parts> = {}): Search {
  const parts: Parts = { ...base, ...replaced };
  return (game, root) => {
    let found: { action: string | null; child: number | null; position: number } = {
      action: null,
      child: null,
      position: -1,
    };

    function value(state: number, ply: number, entry: Bounds): number {
      if (parts.stops(game, state, ply)) return parts.leaf(game, state);
      const mover = parts.mover(game, state, ply);
      if (mover === 'chance') {
        return parts.expect(
          parts.moves(game, state).map((action) => ({
            probability: game.probability(state, action),
            value: value(parts.child(game, state, action), ply + 1, parts.pass(mover, entry, NaN)),
          })),
        );
      }
      let bounds = entry;
      let best = parts.start(mover);
      for (const [position, action] of parts.moves(game, state).entries()) {
        const child = parts.child(game, state, action);
        const below = value(child, ply + 1, parts.pass(mover, bounds, best));
        if (parts.better(mover, below, best)) {
          best = below;
          if (ply === 0) found = { action, child, position };
        }
        if (parts.cut(mover, best, bounds)) return best; // beta cutoff
        bounds = parts.tighten(mover, best, bounds);
      }
      return best;
    }

    const top = value(root, 0, { alpha: -Infinity, beta: Infinity });
    return parts.answer({ value: top, ...found });
  };
}
