import type { Decision, Game } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import type { AlphaBetaOptions } from './alphaBetaOptions.ts';
import { nonStrict } from './cut.ts';
import { narrate } from './narrator.ts';
import { NO_CHANCE_IN_ALPHA_BETA, RefusedError } from './refused.ts';

/**
 * Procedure MinimaxAlphaBeta of the third notes, as printed. It is neither fail-soft nor fail-hard: the value
 * starts at a bound of the window, so it is clamped on that side, but it may pass the other one. In the
 * window (0, 10) a leaf of 100 below MAX comes back as 100. Contract of the parameters: see
 * `AlphaBetaOptions`.
 *
 * The action is the first that brings the value found; null where none passes the bound it starts from.
 *
 * @throws RefusedError at a chance node.
 */
export function minimaxAlphaBeta<S, A>(
  game: Game<S, A>,
  state: S,
  options: AlphaBetaOptions<S> = {},
): Decision<A> {
  const cut = options.cut ?? nonStrict;
  const window = options.window ?? FULL_WINDOW;
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null; // of the node left last, so at the end of the root

  function value(u: S, alpha: number, beta: number, depth: number): number {
    narrator?.enter(u, alpha, beta);
    const res = valueByPlayer(u, alpha, beta, depth);
    narrator?.leave(u, res);
    return res;
  }

  function valueByPlayer(u: S, alpha: number, beta: number, depth: number): number {
    chosen = null;
    if (game.isTerminal(u)) return game.utility(u); // no successor, return evaluation
    if (depth === 0) return game.evaluate(u);
    switch (game.player(u)) {
      case 'max':
        return maxNode(u, alpha, beta, depth);
      case 'min':
        return minNode(u, alpha, beta, depth);
      case 'chance':
        throw new RefusedError(NO_CHANCE_IN_ALPHA_BETA);
    }
  }

  function maxNode(u: S, alpha: number, beta: number, depth: number): number {
    const actions = game.actions(u);
    let res = alpha;
    let best: A | null = alpha === -Infinity ? actions[0]! : null; // nothing is below −∞
    for (const [i, a] of actions.entries()) {
      const val = value(game.result(u, a), res, beta, depth - 1);
      if (val > res) [res, best] = [val, a];
      if (cut(res, beta)) {
        narrator?.cutoff(u, 'beta', actions.length - 1 - i); // beta cutoff
        break;
      }
    }
    chosen = best;
    return res;
  }

  function minNode(u: S, alpha: number, beta: number, depth: number): number {
    const actions = game.actions(u);
    let res = beta;
    let best: A | null = beta === Infinity ? actions[0]! : null; // nothing is above ∞
    for (const [i, a] of actions.entries()) {
      const val = value(game.result(u, a), alpha, res, depth - 1);
      if (val < res) [res, best] = [val, a];
      if (cut(alpha, res)) {
        narrator?.cutoff(u, 'alpha', actions.length - 1 - i); // alpha cutoff
        break;
      }
    }
    chosen = best;
    return res;
  }

  const res = value(state, window.alpha, window.beta, options.depth ?? Infinity);
  return { value: res, action: chosen };
}
