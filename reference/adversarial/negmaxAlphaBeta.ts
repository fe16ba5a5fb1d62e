import type { Decision, Game } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import type { AlphaBetaOptions } from './alphaBetaOptions.ts';
import { requirePlayer } from './alternation.ts';
import { nonStrict } from './cut.ts';
import { narrate } from './narrator.ts';
import { type Colour, opponent } from './negamax.ts';

/**
 * Procedure NegmaxAlphaBeta of the third notes, as printed: half-clamped, as `minimaxAlphaBeta`. Inside,
 * bounds and values are those of the player to move, so the window turns round at every ply: alpha becomes
 * −beta and beta −alpha.
 *
 * Options, trace and decision are in MAX's view, as everywhere. At a leaf the player to move is the opponent
 * of the parent's player.
 *
 * @throws RefusedError where the players do not take turns, or at a chance node.
 */
export function negmaxAlphaBeta<S, A>(
  game: Game<S, A>,
  state: S,
  options: AlphaBetaOptions<S> = {},
): Decision<A> {
  const cut = options.cut ?? nonStrict;
  const window = options.window ?? FULL_WINDOW;
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null;

  function negmax(u: S, alpha: number, beta: number, depth: number, colour: Colour): number {
    if (colour === 1) narrator?.enter(u, alpha, beta);
    else narrator?.enter(u, -beta, -alpha);
    const res = valueToMove(u, alpha, beta, depth, colour);
    narrator?.leave(u, colour * res);
    return res;
  }

  function valueToMove(u: S, alpha: number, beta: number, depth: number, colour: Colour): number {
    chosen = null;
    if (game.isTerminal(u)) return colour * game.utility(u); // no successor, static evaluation
    requirePlayer(game, u, colour === 1 ? 'max' : 'min');
    if (depth === 0) return colour * game.evaluate(u);
    const actions = game.actions(u);
    let res = alpha;
    let best: A | null = alpha === -Infinity ? actions[0]! : null; // nothing is below −∞
    for (const [i, a] of actions.entries()) {
      const val = -negmax(game.result(u, a), -beta, -res, depth - 1, opponent(colour));
      if (val > res) [res, best] = [val, a];
      if (cut(res, beta)) {
        narrator?.cutoff(u, colour === 1 ? 'beta' : 'alpha', actions.length - 1 - i); // beta cutoff
        break;
      }
    }
    chosen = best;
    return res;
  }

  const colour = game.player(state) === 'min' ? -1 : 1;
  const [alpha, beta] = colour === 1 ? [window.alpha, window.beta] : [-window.beta, -window.alpha];
  const res = negmax(state, alpha, beta, options.depth ?? Infinity, colour);
  return { value: colour * res, action: chosen };
}
