/** @import { Game, State, Action } from '../../starter/cutoff' */

/**
 * The pair of functions of the notes, with a test for the limit beside that for the end.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Action | null}
 */
export function minimaxDecision(game, state) {
  if (game.isTerminal(state)) return null;
  const isMax = game.player(state) === 'max';
  const below = isMax ? minValue : maxValue;
  let best = null;
  let decision = null;
  for (const action of game.actions(state)) {
    const value = below(game, game.result(state, action), 1);
    if (best === null || (isMax ? value > best : value < best)) [best, decision] = [value, action];
  }
  return decision;
}

function maxValue(game, state, depth) {
  if (game.isTerminal(state)) return game.utility(state);
  if (depth >= game.depthLimit) return game.evaluate(state);
  let v = -Infinity;
  for (const action of game.actions(state)) v = Math.max(v, minValue(game, game.result(state, action), depth + 1));
  return v;
}

function minValue(game, state, depth) {
  if (game.isTerminal(state)) return game.utility(state);
  if (depth >= game.depthLimit) return game.evaluate(state);
  let v = Infinity;
  for (const action of game.actions(state)) v = Math.min(v, maxValue(game, game.result(state, action), depth + 1));
  return v;
}
