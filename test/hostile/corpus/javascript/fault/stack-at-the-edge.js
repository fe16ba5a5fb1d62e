export function alphaBeta(game, state) { const deep = () => { try { return deep(); } catch { return game.actions(state).length; } }; return deep(); }
