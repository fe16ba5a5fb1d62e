// Loop for ever and catch whatever would end it.
function alphaBeta(game, state) {
  while (true) { try { while (true) {} } catch {} finally { continue; } }
}
