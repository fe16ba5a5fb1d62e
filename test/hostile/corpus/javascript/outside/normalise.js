export function alphaBeta(game, state) { const text = '\u0344\ufdfa'.repeat(10000); for (;;) text.normalize('NFKD'); }
