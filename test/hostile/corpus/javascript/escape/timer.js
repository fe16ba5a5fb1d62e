// Leave a timer that outlives the run.
function alphaBeta(game, state) {
  setTimeout(() => { for (;;); }, 0);
}
