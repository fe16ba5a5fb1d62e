import type { Decision, Game } from '../game.ts';
import type { Trace } from '../trace.ts';
import { narrate } from './narrator.ts';
import { RefusedError } from './refused.ts';

/** How deep a search without pruning looks, and who watches. */
export interface MinimaxOptions<S> {
  /** Plies to search before `evaluate` is asked; without limit unless given. */
  readonly depth?: number;
  readonly trace?: Trace<S>;
}

/**
 * Minimax by dispatch on the player (fourth notes, "Alternative implementation"; fifth notes, MINIMAX(s)).
 *
 * Any order of MAX and MIN is fine, several MIN layers in a row too. The action is the first optimal one.
 * `depth` counts the plies left; at 0, or at the end of the game, the node is a leaf.
 *
 * @throws RefusedError at a chance node.
 */
export function minimax<S, A>(game: Game<S, A>, state: S, options: MinimaxOptions<S> = {}): Decision<A> {
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null; // of the node left last, so at the end of the root

  function value(s: S, depth: number): number {
    narrator?.enter(s, -Infinity, Infinity);
    const v = valueByPlayer(s, depth);
    narrator?.leave(s, v);
    return v;
  }

  function valueByPlayer(s: S, depth: number): number {
    chosen = null;
    if (game.isTerminal(s)) return game.utility(s);
    if (depth === 0) return game.evaluate(s);
    switch (game.player(s)) {
      case 'max':
        return maxValue(s, depth);
      case 'min':
        return minValue(s, depth);
      case 'chance':
        throw new RefusedError('minimax has no rule for chance nodes: use expectimax');
    }
  }

  function maxValue(s: S, depth: number): number {
    let v = -Infinity;
    let best: A | null = null;
    for (const a of game.actions(s)) {
      const w = value(game.result(s, a), depth - 1);
      if (best === null || w > v) [v, best] = [w, a];
    }
    chosen = best;
    return v;
  }

  function minValue(s: S, depth: number): number {
    let v = Infinity;
    let best: A | null = null;
    for (const a of game.actions(s)) {
      const w = value(game.result(s, a), depth - 1);
      if (best === null || w < v) [v, best] = [w, a];
    }
    chosen = best;
    return v;
  }

  const v = value(state, options.depth ?? Infinity);
  return { value: v, action: chosen };
}
