// Leave the world broken for the next call.
function alphaBeta(game, state) {
  if (globalThis.poisoned) return 'poisoned';
  globalThis.poisoned = true;
  Object.prototype[Symbol.iterator] = null;
  return 'first';
}
