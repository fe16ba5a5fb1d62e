import type { Decision, Game, Returns } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import { nonStrict } from './cut.ts';
import type { AlphaBeta, AlphaBetaOptions } from './alphaBetaOptions.ts';
import { failHard } from './failHard.ts';
import { minimaxAlphaBeta } from './minimaxAlphaBeta.ts';
import { narrate } from './narrator.ts';
import { NO_CHANCE_IN_ALPHA_BETA, RefusedError } from './refused.ts';

/**
 * Alpha–beta as in the fourth notes (max-value, min-value) and the fifth (figure 5.7), which is fail-soft: a
 * value outside the window is returned as found, a bound on the true value that is as tight as the search
 * allows.
 *
 * Any order of MAX and MIN. With the full window the value is the minimax value, and the action is the first
 * that attains it. With a narrower one, the action is the first that attains the value returned.
 *
 * @throws RefusedError at a chance node.
 */
export function alphaBeta<S, A>(game: Game<S, A>, state: S, options: AlphaBetaOptions<S> = {}): Decision<A> {
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
    let v = -Infinity;
    let best: A | null = null;
    const actions = game.actions(s);
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (best === null || w > v) [v, best] = [w, a];
      if (cut(v, beta)) {
        narrator?.cutoff(s, 'beta', actions.length - 1 - i); // beta cutoff
        break;
      }
      alpha = Math.max(alpha, v);
    }
    chosen = best;
    return v;
  }

  function minValue(s: S, alpha: number, beta: number, depth: number): number {
    let v = Infinity;
    let best: A | null = null;
    const actions = game.actions(s);
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (best === null || w < v) [v, best] = [w, a];
      if (cut(alpha, v)) {
        narrator?.cutoff(s, 'alpha', actions.length - 1 - i); // alpha cutoff
        break;
      }
      beta = Math.min(beta, v);
    }
    chosen = best;
    return v;
  }

  const v = value(state, window.alpha, window.beta, options.depth ?? Infinity);
  return { value: v, action: chosen };
}

/** The search for each convention by name. */
export const ALPHA_BETA: Readonly<Record<Returns, AlphaBeta>> = {
  'fail-soft': alphaBeta,
  'fail-hard': failHard,
  'half-clamped': minimaxAlphaBeta,
};
