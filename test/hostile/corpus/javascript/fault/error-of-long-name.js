export function alphaBeta(game, state) { const e = new Error('x'); e.name = 'N'.repeat(1e6); throw e; }
