// Throw an error far down a chain of prototypes.
function alphaBeta(game, state) {
  let p = Error.prototype;
  for (let i = 0; i < 1e4; i += 1) p = Object.create(p);
  throw Object.setPrototypeOf(new Error('x'), p);
}
