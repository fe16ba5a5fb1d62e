import type { AllOptimal, Game } from '../game.ts';
import type { MinimaxOptions } from './minimax.ts';
import { alphaBeta } from './alphaBeta.ts';

/**
 * All optimal moves with non-strict cuts, for games whose values are integers: each move is searched in a
 * window that starts one below the best value so far (above, for MIN), so that a tie lies inside the window
 * and is exact. It finds what AB:MINIMAX finds (`allOptimalActions`) and prunes far more. `depth` counts the
 * plies left.
 *
 * @throws RefusedError at a chance node below the root.
 */
export function allOptimalByWindow<S, A>(
  game: Game<S, A>,
  state: S,
  options: MinimaxOptions<S> = {},
): AllOptimal<A> {
  const { depth = Infinity, ...rest } = options;
  if (depth === 0 || game.isTerminal(state))
    return { value: alphaBeta(game, state, options).value, actions: [] };
  const isMax = game.player(state) === 'max';
  let best = isMax ? -Infinity : Infinity;
  let actions: A[] = [];
  for (const action of game.actions(state)) {
    const window = isMax ? { alpha: best - 1, beta: Infinity } : { alpha: -Infinity, beta: best + 1 };
    const { value } = alphaBeta(game, game.result(state, action), { ...rest, depth: depth - 1, window });
    if (actions.length === 0 || (isMax ? value > best : value < best)) [best, actions] = [value, [action]];
    else if (value === best) actions.push(action);
  }
  return { value: best, actions };
}
