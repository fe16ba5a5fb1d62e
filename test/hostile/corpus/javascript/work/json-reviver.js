// Grow what JSON.parse walks while it walks.
function alphaBeta(game, state) {
  return JSON.parse('[0]', function (key, value) { if (Array.isArray(this) && this.length < 1e9) this.push([]); for (;;); });
}
