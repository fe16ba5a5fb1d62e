export function alphaBeta(game, state) { for (;;) { try { game.player(); } catch {} } }
