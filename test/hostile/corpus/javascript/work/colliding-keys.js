// Names of properties that all fall into one place of the engine's table of names.
function alphaBeta(game, state) {
  const pairs = ['\u0400\u0400', '\u0401\u02f9'];
  const table = {};
  for (let i = 0; i < 2 ** 16; i += 1) {
    let name = '';
    for (let bit = 0; bit < 16; bit += 1) name += pairs[(i >> bit) & 1];
    table[name] = i;
  }
  return Object.keys(table).length;
}
