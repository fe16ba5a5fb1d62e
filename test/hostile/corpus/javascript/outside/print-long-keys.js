export function alphaBeta(game, state) { const object = {}; for (let i = 0; i < 90; i += 1) object['k'.repeat(90000) + i] = i; for (;;) console.log(object); }
