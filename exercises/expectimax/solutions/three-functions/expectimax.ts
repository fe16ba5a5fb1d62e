import type { Decision, Game, Player, State } from '../../starter/cutoff';

/** A function for each kind of node, in a table. */
export function expectimax(game: Game, root: State): Decision {
  const decide: Record<Player, (state: State, ply: number) => Decision> = {
    max: (state, ply) => choices(state, ply).reduce((a, b) => (b.value > a.value ? b : a)),
    min: (state, ply) => choices(state, ply).reduce((a, b) => (b.value < a.value ? b : a)),
    chance: (state, ply) => ({
      value: choices(state, ply).reduce((sum, { value, action }) => sum + value * game.probability(state, action), 0),
      action: null,
    }),
  };

  function search(state: State, ply: number): Decision {
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (ply >= game.depthLimit) return { value: game.evaluate(state), action: null };
    return decide[game.player(state)](state, ply);
  }

  function choices(state: State, ply: number): { value: number; action: string }[] {
    return game.actions(state).map((action) => ({ value: search(game.result(state, action), ply + 1).value, action }));
  }

  return search(root, 0);
}
