// Change what the language itself asks objects for.
for (const of of [Object, Array, Number, String, Function, RegExp, Promise]) {
  for (const name of ['hasInstance', 'toPrimitive', 'toStringTag', 'species', 'isConcatSpreadable', 'unscopables', 'match'])
    try { Object.defineProperty(of.prototype, Symbol[name], { get() { throw new Error(name); } }); } catch {}
}
function alphaBeta(game, state) {
  return { value: 0, action: game.actions(state)[0] };
}
