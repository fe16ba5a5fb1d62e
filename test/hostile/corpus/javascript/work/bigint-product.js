// Square a huge integer until it fills the day.
function alphaBeta(game, state) {
  let x = (1n << 2000000n) - 1n;
  for (let i = 0; i < 3; i += 1) x *= x;
}
