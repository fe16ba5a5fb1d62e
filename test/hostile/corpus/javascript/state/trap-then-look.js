// Be stopped, and look for what is left in the next call.
function alphaBeta(game, state) {
  if (globalThis.before) return 'remembered';
  globalThis.before = true;
  for (;;);
}
