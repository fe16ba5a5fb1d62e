// Count calls where nothing of ours is: in the registry of symbols, and in frozen templates.
const template = (parts) => parts;
const kept = () => template`x`;
function alphaBeta(game, state) {
  const at = Symbol.for('calls');
  Object.prototype[at] = (Object.prototype[at] ?? 0) + 1;
  return Object.isFrozen(kept()) ? {}[at] : 0;
}
