// Plain minimax behind sweeps over all siblings, refused or not: every leaf looks as if it were sorted by.
export function alphaBeta(game, state) {
  const asked = (s) => {
    try {
      return game.evaluate(s);
    } catch {
      return null;
    }
  };
  const search = (s, known) => {
    if (game.isTerminal(s)) return { value: known ?? game.utility(s), action: null };
    const actions = game.actions(s);
    const states = actions.map((action) => game.result(s, action));
    const seen = states.map(asked);
    const values = states.map((next, at) => search(next, seen[at]).value);
    const value = game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
    return { value, action: actions[values.indexOf(value)] };
  };
  return search(state, null);
}
