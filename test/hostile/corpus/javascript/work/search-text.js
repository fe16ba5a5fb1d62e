// Search a text in a text, both almost equal for megabytes.
function alphaBeta(game, state) {
  const hay = 'a'.repeat(4e6);
  return hay.indexOf('a'.repeat(2e6) + 'b');
}
