// Print something that contains itself.
function alphaBeta(game, state) {
  const a = [];
  a.push(a, { a });
  console.log(a);
  return { value: 0, action: null };
}
