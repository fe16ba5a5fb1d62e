// Have a list put together from things that say how long they are.
function alphaBeta(game, state) {
  const long = { length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true };
  return [].concat(long, long).length;
}
