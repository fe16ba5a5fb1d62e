export function alphaBeta(game, state) { for (;;) import('./alphaBeta.js'); }
