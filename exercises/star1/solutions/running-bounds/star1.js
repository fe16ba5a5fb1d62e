/**
 * Ballard's star1: what is seen of a throw, and two running bounds for what is not.
 *
 * @param {import('../../starter/cutoff').Game} game
 * @param {import('../../starter/cutoff').State} root
 * @returns {import('../../starter/cutoff').Decision}
 */
export function star1(game, root) {
  const { lowest, highest } = game;

  function search(state, ply, alpha, beta) {
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
    const player = game.player(state);
    if (player === 'chance') return { value: diceValue(state, ply, alpha, beta), action: null };
    return player === 'max' ? maxValue(state, ply, alpha, beta) : minValue(state, ply, alpha, beta);
  }

  function maxValue(state, ply, alpha, beta) {
    let best = { value: -Infinity, action: null };
    for (const action of game.actions(state)) {
      const { value } = search(game.result(state, action), ply + 1, alpha, beta);
      if (value > best.value) best = { value, action };
      if (value >= beta) break;
      alpha = Math.max(alpha, value);
    }
    return best;
  }

  function minValue(state, ply, alpha, beta) {
    let best = { value: Infinity, action: null };
    for (const action of game.actions(state)) {
      const { value } = search(game.result(state, action), ply + 1, alpha, beta);
      if (value < best.value) best = { value, action };
      if (value <= alpha) break;
      beta = Math.min(beta, value);
    }
    return best;
  }

  function diceValue(state, ply, alpha, beta) {
    let seen = 0;
    let rest = 1;
    for (const outcome of game.actions(state)) {
      const p = game.probability(state, outcome);
      rest -= p;
      const a = (alpha - seen - rest * highest) / p;
      const b = (beta - seen - rest * lowest) / p;
      const { value } = search(game.result(state, outcome), ply + 1, Math.max(a, lowest), Math.min(b, highest));
      seen += p * value;
      if (value <= a) return seen + rest * highest;
      if (value >= b) return seen + rest * lowest;
    }
    return seen;
  }

  return search(root, 0, -Infinity, Infinity);
}
