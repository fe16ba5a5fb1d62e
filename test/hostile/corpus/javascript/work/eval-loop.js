// Loop in code that is made while it runs.
function alphaBeta(game, state) {
  eval('for (;;);');
}
