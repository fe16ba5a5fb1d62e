export function alphaBeta(game, state) { for (;;) new Date().getTimezoneOffset(); }
