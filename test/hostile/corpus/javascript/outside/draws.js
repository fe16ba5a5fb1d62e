export function alphaBeta(game, state) { for (;;) Math.random(); }
