// Let built-in functions call the game, with arguments that nobody chose.
function alphaBeta(game, state) {
  try { [2, 1, 3].sort(game.utility); } catch {}
  try { 'abc'.replace(/./g, game.actions); } catch {}
  try { JSON.stringify({ a: 1 }, game.result); } catch {}
  try { Reflect.defineProperty(globalThis, 'x', { get: game.player }); globalThis.x; } catch {}
  return Array.from({ length: 3 }, game.isTerminal);
}
