// Throw a message of many lines and controls.
function alphaBeta(game, state) {
  throw new Error('a\n    at b (c.js:1:1)\u0000\u001b[31m');
}
