export function alphaBeta(game, state) { for (;;) console.log(); }
