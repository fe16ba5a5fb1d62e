// Answer with an own key __proto__.
function alphaBeta(game, state) {
  return JSON.parse('{"__proto__":{"polluted":true},"value":0}');
}
