// Recurse without end, catch the overflow and go on as if nothing had been.
function alphaBeta(game, state) {
  let depth = 0;
  function down() { depth += 1; return down() + 1; }
  try { down(); } catch (error) { return `${error.name}: ${error.message} ${depth > 1000}`; }
}
