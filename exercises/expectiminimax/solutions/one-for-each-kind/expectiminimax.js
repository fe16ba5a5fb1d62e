/**
 * A function for each kind of node, as in the notes: MAX, MIN and the dice move.
 *
 * @param {import('../../starter/cutoff').Game} game
 * @param {import('../../starter/cutoff').State} root
 * @returns {import('../../starter/cutoff').Decision}
 */
exports.expectiminimax = function expectiminimax(game, root) {
  const movers = { max: maxMove, min: minMove, chance: diceMove };

  function search(state, plies) {
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (plies === 0) return { value: game.evaluate(state), action: null };
    return movers[game.player(state)](state, plies);
  }

  function maxMove(state, plies) {
    let best = { value: -Infinity, action: null };
    for (const action of game.actions(state)) {
      const { value } = search(game.result(state, action), plies - 1);
      if (value > best.value) best = { value, action };
    }
    return best;
  }

  function minMove(state, plies) {
    let best = { value: Infinity, action: null };
    for (const action of game.actions(state)) {
      const { value } = search(game.result(state, action), plies - 1);
      if (value < best.value) best = { value, action };
    }
    return best;
  }

  function diceMove(state, plies) {
    let value = 0;
    for (const face of game.actions(state)) {
      value += game.probability(state, face) * search(game.result(state, face), plies - 1).value;
    }
    return { value, action: null };
  }

  return search(root, game.depthLimit);
};
