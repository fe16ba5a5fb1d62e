// Double a text for ever.
function alphaBeta(game, state) {
  let s = 'abcdefgh';
  for (;;) s += s;
}
