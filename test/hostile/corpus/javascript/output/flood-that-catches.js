// Print without end and catch whatever would end it.
function alphaBeta(game, state) {
  for (;;) { try { console.error('x'.repeat(1000)); } catch {} }
}
