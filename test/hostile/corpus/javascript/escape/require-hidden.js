// Use the sandbox's own way of loading.
function alphaBeta(game, state) {
  try { return typeof globalThis['cutoff:require']('/etc/passwd'); } catch (error) { return error.name; }
}
