export function alphaBeta(game, state) { const o = {}; for (let i = 0; i < 30; i += 1) o['k'.repeat(50000) + i] = 1; return o; }
