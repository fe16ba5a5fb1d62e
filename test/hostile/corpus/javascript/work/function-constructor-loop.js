// Loop in a function that is made from text.
function alphaBeta(game, state) {
  new Function('for (;;);')();
}
