export function alphaBeta(game, state) { return Array(9000).fill('x'.repeat(9999)); }
