// AB:MINIMAX of the notes: how a node was left tells whether its value counts.
export function allOptimalActions(game, state) {
  const isLeaf = (n, depth) => game.isTerminal(n) || depth === game.depthLimit;
  const evaluate = (n) => (game.isTerminal(n) ? game.utility(n) : game.evaluate(n));

  function maxPlayer(n, alpha, beta, depth) {
    if (isLeaf(n, depth)) return [evaluate(n), 'normal', []];
    let own = -Infinity;
    let best = [];
    for (const move of game.actions(n)) {
      const [v, exit] = minPlayer(game.result(n, move), Math.max(alpha, own), beta, depth + 1);
      if (exit === 'normal') {
        if (v > own) [own, best] = [v, [move]];
        else if (v === own) best.push(move);
      }
      if (own > beta) return [0, 'cutoff', []];
    }
    return [own, 'normal', best];
  }

  function minPlayer(n, alpha, beta, depth) {
    if (isLeaf(n, depth)) return [evaluate(n), 'normal', []];
    let own = Infinity;
    let best = [];
    for (const move of game.actions(n)) {
      const [v, exit] = maxPlayer(game.result(n, move), alpha, Math.min(beta, own), depth + 1);
      if (exit === 'normal') {
        if (v < own) [own, best] = [v, [move]];
        else if (v === own) best.push(move);
      }
      if (alpha > own) return [0, 'cutoff', []];
    }
    return [own, 'normal', best];
  }

  const player = game.player(state) === 'max' ? maxPlayer : minPlayer;
  const [value, , actions] = player(state, -Infinity, Infinity, 0);
  return { value, actions };
}
