// Bind a function a hundred thousand times.
function alphaBeta(game, state) {
  let f = () => 1;
  for (let i = 0; i < 1e5; i += 1) f = f.bind(null);
  return f();
}
