import type { Decision, Game } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import type { AlphaBetaOptions } from './alphaBetaOptions.ts';
import { nonStrict } from './cut.ts';
import { narrate } from './narrator.ts';
import { NO_CHANCE_IN_ALPHA_BETA, RefusedError } from './refused.ts';

/**
 * Alpha–beta that never leaves its window, called fail-hard (after Knuth & Moore 1975): MAX starts at alpha
 * and returns beta when it is met, MIN the reverse. Contract of the parameters: see `AlphaBetaOptions`.
 *
 * The action is the first that brings the value found; null where none reaches into the window.
 *
 * @throws RefusedError at a chance node.
 */
export function failHard<S, A>(game: Game<S, A>, state: S, options: AlphaBetaOptions<S> = {}): Decision<A> {
  const cut = options.cut ?? nonStrict;
  const window = options.window ?? FULL_WINDOW;
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null; // of the node left last, so at the end of the root

  function value(s: S, alpha: number, beta: number, depth: number): number {
    narrator?.enter(s, alpha, beta);
    const v = valueByPlayer(s, alpha, beta, depth);
    narrator?.leave(s, v);
    return v;
  }

  function valueByPlayer(s: S, alpha: number, beta: number, depth: number): number {
    chosen = null;
    if (game.isTerminal(s)) return game.utility(s);
    if (depth === 0) return game.evaluate(s);
    switch (game.player(s)) {
      case 'max':
        return maxValue(s, alpha, beta, depth);
      case 'min':
        return minValue(s, alpha, beta, depth);
      case 'chance':
        throw new RefusedError(NO_CHANCE_IN_ALPHA_BETA);
    }
  }

  function maxValue(s: S, alpha: number, beta: number, depth: number): number {
    const actions = game.actions(s);
    let best: A | null = alpha === -Infinity ? actions[0]! : null; // nothing is below −∞
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (w > alpha) [alpha, best] = [w, a];
      if (cut(alpha, beta)) {
        narrator?.cutoff(s, 'beta', actions.length - 1 - i); // beta cutoff
        alpha = beta;
        break;
      }
    }
    chosen = best;
    return alpha;
  }

  function minValue(s: S, alpha: number, beta: number, depth: number): number {
    const actions = game.actions(s);
    let best: A | null = beta === Infinity ? actions[0]! : null; // nothing is above ∞
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (w < beta) [beta, best] = [w, a];
      if (cut(alpha, beta)) {
        narrator?.cutoff(s, 'alpha', actions.length - 1 - i); // alpha cutoff
        beta = alpha;
        break;
      }
    }
    chosen = best;
    return beta;
  }

  const v = value(state, window.alpha, window.beta, options.depth ?? Infinity);
  return { value: v, action: chosen };
}
