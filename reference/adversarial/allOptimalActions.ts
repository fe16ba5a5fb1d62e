import type { AllOptimal, Game } from '../game.ts';
import type { MinimaxOptions } from './minimax.ts';
import { strict } from './cut.ts';
import { narrate } from './narrator.ts';
import { RefusedError } from './refused.ts';

/**
 * How a node was left: with its value and best children, or by a cutoff, which says nothing but "not this
 * way".
 */
export const EXITS = ['normal', 'cutoff'] as const;
export type Exit = (typeof EXITS)[number];

/** `[v, e, L]` of the first notes, with the moves to the best children instead of the children. */
type Result<A> = readonly [value: number, exit: Exit, best: readonly A[]];

/**
 * AB:MINIMAX with AB:MAX-PLAYER and AB:MIN-PLAYER (first notes): alpha–beta that finds all optimal moves. It
 * cuts only when the bounds cross (strictly), so that a move that ties with the best is searched far enough
 * to be seen as such; and what a cutoff returns is never compared.
 *
 * `alpha` and `beta` are the best values at the ancestors, `ownAlpha` and `ownBeta` (α' and β' in the notes)
 * those at the node itself. `depth` counts the plies left. Actions come in the order of `actions`.
 *
 * The notes let MAX and MIN take turns. Here a player may move twice in a row: a cutoff below such a node is
 * then its own player's, and cuts the node off too.
 *
 * @throws RefusedError at a chance node.
 */
export function allOptimalActions<S, A>(
  game: Game<S, A>,
  state: S,
  options: MinimaxOptions<S> = {},
): AllOptimal<A> {
  const narrator = narrate(game, options.trace);

  function player(n: S, alpha: number, beta: number, depth: number): Result<A> {
    narrator?.enter(n, alpha, beta);
    if (game.isTerminal(n)) return leaf(n, game.utility(n));
    if (depth === 0) return leaf(n, game.evaluate(n));
    switch (game.player(n)) {
      case 'max':
        return maxPlayer(n, alpha, beta, depth);
      case 'min':
        return minPlayer(n, alpha, beta, depth);
      case 'chance':
        throw new RefusedError('this algorithm has no rule for chance nodes: use expectimax');
    }
  }

  function leaf(n: S, value: number): Result<A> {
    narrator?.leave(n, value);
    return [value, 'normal', []];
  }

  function maxPlayer(n: S, alpha: number, beta: number, depth: number): Result<A> {
    let ownAlpha = -Infinity;
    let best: A[] = [];
    const actions = game.actions(n);
    for (const [i, a] of actions.entries()) {
      const c = game.result(n, a);
      const [v, exit] = player(c, Math.max(alpha, ownAlpha), beta, depth - 1);
      if (exit === 'normal') {
        if (v > ownAlpha) [ownAlpha, best] = [v, [a]];
        else if (v === ownAlpha) best.push(a);
        if (strict(ownAlpha, beta)) {
          narrator?.cutoff(n, 'beta', actions.length - 1 - i); // beta cutoff
          narrator?.leave(n, ownAlpha);
          return [0, 'cutoff', []];
        }
      } else if (game.player(c) === 'max') {
        narrator?.cutoff(n, 'beta', actions.length - 1 - i);
        narrator?.leave(n, beta);
        return [0, 'cutoff', []];
      }
    }
    narrator?.leave(n, ownAlpha);
    return [ownAlpha, 'normal', best];
  }

  function minPlayer(n: S, alpha: number, beta: number, depth: number): Result<A> {
    let ownBeta = Infinity;
    let best: A[] = [];
    const actions = game.actions(n);
    for (const [i, a] of actions.entries()) {
      const c = game.result(n, a);
      const [v, exit] = player(c, alpha, Math.min(beta, ownBeta), depth - 1);
      if (exit === 'normal') {
        if (v < ownBeta) [ownBeta, best] = [v, [a]];
        else if (v === ownBeta) best.push(a);
        if (strict(alpha, ownBeta)) {
          narrator?.cutoff(n, 'alpha', actions.length - 1 - i); // alpha cutoff
          narrator?.leave(n, ownBeta);
          return [0, 'cutoff', []];
        }
      } else if (game.player(c) === 'min') {
        narrator?.cutoff(n, 'alpha', actions.length - 1 - i);
        narrator?.leave(n, alpha);
        return [0, 'cutoff', []];
      }
    }
    narrator?.leave(n, ownBeta);
    return [ownBeta, 'normal', best];
  }

  const [value, , actions] = player(state, -Infinity, Infinity, options.depth ?? Infinity);
  return { value, actions: [...actions] };
}
