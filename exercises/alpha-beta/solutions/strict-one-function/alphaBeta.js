// Strict cuts: a branch is left only when it is worse than what is sure, so moves that are equally good are searched
// to the end. Children are searched from right to left; the answer does not depend on it.

export default function alphaBeta(game, state, window = [-Infinity, Infinity], depth = game.depthLimit) {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  if (depth === 0) return { value: game.evaluate(state), action: null };

  const isMax = game.player(state) === 'max';
  let [alpha, beta] = window;
  let best = null;
  for (const action of game.actions(state).reverse()) {
    const { value } = alphaBeta(game, game.result(state, action), [alpha, beta], depth - 1);
    if (best === null || (isMax ? value > best.value : value < best.value)) best = { value, action };
    if (isMax) alpha = Math.max(alpha, best.value);
    else beta = Math.min(beta, best.value);
    if (alpha > beta) break;
  }
  return best;
}
