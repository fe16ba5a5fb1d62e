export function alphaBeta(game, state) { const text = 'x'.repeat(4e6); for (;;) { try { game.result(state, text); } catch {} } }
