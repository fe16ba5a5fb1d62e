// Catch how the host looks at properties.
function alphaBeta(game, state) {
  Object.defineProperty(Object.prototype, 'value', { get: () => 3, set() {}, configurable: true });
  return { action: '0' };
}
