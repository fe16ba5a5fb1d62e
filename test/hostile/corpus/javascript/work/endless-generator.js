// Take values from a generator without end.
function alphaBeta(game, state) {
  function* numbers() { for (;;) yield 1; }
  for (const n of numbers()) n;
}
