// Import a module while running and answer later.
function alphaBeta(game, state) {
  let found = 'nothing';
  import('node:fs').then((fs) => { found = Object.keys(fs); }, (error) => { found = error.message; });
  return found;
}
