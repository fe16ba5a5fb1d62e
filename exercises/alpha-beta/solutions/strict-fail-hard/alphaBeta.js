// Strict cuts, fail-hard: the value is kept inside the window, and the search goes on while it may still change.

export default function alphaBeta(game, root) {
  const search = (state, ply, low, high) => {
    if (game.isTerminal(state)) return clamp(game.utility(state), low, high);
    if (ply >= game.depthLimit) return clamp(game.evaluate(state), low, high);
    const isMax = game.player(state) === 'max';
    let [alpha, beta] = [low, high];
    for (const child of children(game, state)) {
      const value = search(child, ply + 1, alpha, beta);
      if (isMax && value > alpha) alpha = value;
      if (!isMax && value < beta) beta = value;
      if (alpha > beta) break;
    }
    return isMax ? alpha : beta;
  };

  if (game.isTerminal(root)) return { value: game.utility(root), action: null };
  const isMax = game.player(root) === 'max';
  let best = { value: isMax ? -Infinity : Infinity, action: null };
  for (const action of game.actions(root)) {
    const child = game.result(root, action);
    const value = isMax ? search(child, 1, best.value, Infinity) : search(child, 1, -Infinity, best.value);
    if (isMax ? value > best.value : value < best.value) best = { value, action };
  }
  return best;
}

function* children(game, state) {
  for (const action of game.actions(state)) yield game.result(state, action);
}

function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}
