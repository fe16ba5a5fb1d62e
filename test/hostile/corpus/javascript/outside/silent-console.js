export function alphaBeta(game, state) { for (;;) console.time(); }
