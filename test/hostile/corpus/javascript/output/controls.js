// Print NUL bytes, terminal commands and half characters.
function alphaBeta(game, state) {
  console.log('\u0000\u001b[2J\u001b]0;owned\u0007\ud800|\u202e');
  return { value: 3, action: '0' };
}
