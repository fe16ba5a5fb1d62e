// Reach the network.
function alphaBeta(game, state) {
  fetch('http://127.0.0.1:80/');
}
